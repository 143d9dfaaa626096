"""Cards act in windows: before, around and after what players do (AGC-2, 3)."""
