/** Where the drawn board of a game finds its drawing: the page knows, the board does not. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("picture");

/** The address of the drawing that a seat sees, without theme and language. */
export type PictureOf = (seat: number) => string;

export function givePicture(pictureOf: PictureOf): void {
  setContext(KEY, pictureOf);
}

export function takePicture(): PictureOf {
  return getContext<PictureOf>(KEY);
}
