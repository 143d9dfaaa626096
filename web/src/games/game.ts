/**
 * What the table's shell asks of a game.
 *
 * The shell owns the connection, the bars, the log, the sheets, undo, hints, scores, replay and the waiting room; it knows no game.
 * A game's folder has an `index.ts` whose default export is a `Game`; it is loaded when a table of that game is opened, together with
 * its words (`lib/i18n/<language>/<game>-*.json`). A game without a folder gets the plain screen: its options as a list, log and scores.
 * Nothing legal is computed in a game's screen: it shows the view, and offers the options it was given, each as an element with
 * `data-option="<token>"`.
 */
import type { Component } from 'svelte';
import type { GameEvent } from '../lib/api';
import type { Connection } from '../lib/connection.svelte';
import type { TableView } from '../lib/view';
import type { Line } from '../table/line';
import type { Say } from '../table/phrases';
import type { Turn } from '../table/turn.svelte';

/** What the state of the round is, for the top bar. */
export interface Status {
  phase: string;
  icon: string;
  text: string;
  short: string;
  round: string;
}

/** Something that opens over the table. */
export interface GamePanel<V, T> {
  id: string;
  title: (turn: T, view: V) => string;
  Body: Component<{ turn: T; view: V; connection: Connection; onclose: () => void }>;
  /** The form of its sheet; 'own' if the body brings its own. */
  shape: 'plain' | 'wide' | 'side' | 'full' | 'own';
  /** It closes when another question is asked. */
  fleeting?: boolean;
  /** Its place in the menu: icon, word and key; a tool has a button in the top bar too. */
  icon?: string;
  word?: string;
  key?: string;
  tool?: boolean;
}

/** A button of the prompt bar that opens a panel where choices wait. */
export interface Opener {
  panel: string;
  act: string;
  icon: string;
  word: string;
  key: string;
}
/** A tab of the phone layout; null is the board. */
export interface Tab {
  panel: string | null;
  icon: string;
  word: string;
}
export interface HelpPart {
  title: string;
  keys: [key: string, word: string][];
}

export interface Game<V extends TableView = TableView, T extends Turn = Turn> {
  id: string;
  title: string;
  /** The decision at this table, with what the game lets a person pick half. */
  turn: (connection: Connection) => T;
  /** More seats than a column beside the board can hold. */
  crowd: (players: number) => boolean;

  /** Everything between the bars, as children of the table's grid (`table/layout.css`). `fresh` is what has just happened. */
  Table: Component<{
    turn: T;
    view: V;
    connection: Connection;
    fresh: GameEvent[];
    step: (ply: number) => void;
  }>;
  /** The rounds in the top bar. */
  Track: Component<{ view: V }>;
  /** The piece of the seat that acts, for prompt and replay. */
  Worker: Component<{ view: V; seat: number; turn?: T | null }>;
  status: (view: V) => Status;
  /** What a seat has left to place, for the strip of small screens. */
  left: (view: V, seat: number) => { icon: string; n: number; word: string };

  prompt: (turn: T, view: V) => Say;
  /** The name of the button that ends a turn. */
  stop: (turn: T) => string;
  /** A place of its boards in words. */
  cell?: (id: string) => string;
  /** What is picked so far and only needs to be confirmed, as the one primary button. */
  confirm: (turn: T) => { token: string; text: string } | null;
  lines: (events: GameEvent[]) => Line[];
  scoreIcons: Record<string, string>;

  panels: GamePanel<V, T>[];
  openers: (turn: T) => Opener[];
  tabs: Tab[];
  /** Keys of the game beside those of the shell and of its panels; true if it did something. */
  press: (key: string, turn: T) => boolean;
  help: HelpPart[];

  replay: {
    /** One seat with what has changed there. */
    Board: Component<{ view: V; seat: number; changed: string[] }>;
    /** What all seats share. */
    Spaces: Component<{ view: V }>;
    changed: (event: GameEvent) => string[];
    /** The message of a move says itself what was built. */
    tells: (key: string) => boolean;
  };
  /** Everything of the game to look at. */
  Gallery: Component | null;
}

/** A game as the shell holds it: its own view and turn are its own business. */
export const asGame = <V extends TableView, T extends Turn>(game: Game<V, T>): Game =>
  game as unknown as Game;
