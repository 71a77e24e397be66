/** What a hand for one kind of decision is made of, and what all its parts are given. */

import type { Component } from "svelte";
import type { AlkemyReference, AlkemyView } from "$/protocol/types";
import type { TableProps } from "../../module";
import type { BoardInput } from "../board-input.svelte";
import type { Camera } from "../camera.svelte";
import type { Piece } from "../figures";
import type { Field } from "../space";

/** What is drawn on the table for a decision is given the table with it. */
export interface StageProps extends TableProps<AlkemyView> {
  book: AlkemyReference | null;
  input: BoardInput;
  camera: Camera;
  field: Field;
  pieces: readonly Piece[];
  /** How large a unit of a tag is in units of the drawing. */
  unit: number;
  /** So much of the table is shown, on a phone or in a picture, that it is surveyed and not read. */
  far: boolean;
  /** The part of the plate of the table, from its upper left corner, over which no tools lie. */
  clear: { width: number; height: number };
}

/** A hand: the parts of it that a kind of decision needs, each in its layer. */
export interface Hand {
  /** Regions and zones, on the ground below everything. */
  Under?: Component<StageProps>;
  /** Sight, paths, tape and ghosts, above the bases. */
  Over?: Component<StageProps>;
  /** Plates and flags around a part of the table, in pixels of the plate. */
  Around?: Component<StageProps>;
  /** A panel of its own in the place of the decision. */
  Panel?: Component<TableProps<AlkemyView>>;
  /** In place of one's warband: what is to be put on the table. */
  Tray?: Component<TableProps<AlkemyView>>;
}
