"""The games. Each is a package of declarations on top of the kernel."""
