/** What an expansion draws over every home board; a layer looks only at what the view of its own game has. */
import type { Component } from 'svelte';
import type { Turn } from './turn.svelte';
import type { HomeView } from './view';

export interface LayerProps {
  home: HomeView;
  turn: Turn | null;
  compact: boolean;
}

export const LAYERS: Component<LayerProps>[] = [];
