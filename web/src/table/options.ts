/** The rows of the list in which a decision is made, whichever way it is being prepared. */
import type { Arg, Asked, Choice, Line, Word } from "$/protocol/types";

/** Fewer choices are all listed at once; more are found word by word. */
export const FEW = 9;

export interface Row {
  /** The written form that pressing it leads to. */
  id: string;
  choice: Choice | null;
  /** What the word stands for, where it does not make a choice yet. */
  caption: Line;
  word: string;
  /** How many choices it leads to. */
  count: number;
}

export interface Prepared {
  text: string;
  next: readonly Word[];
  found: readonly Choice[];
  choice: Choice | null;
}

/** A caption in two parts: what the thing is called, and what there is to know of it. */
export interface Caption {
  name: Arg | null;
  rest: Line;
}

/** Part the name of a thing, the first that is said of it, from its pieces and all the rest. */
export function parted(line: Line): Caption {
  const isSaid = (span: Line[number]): span is Arg =>
    typeof span !== "object" || (span.is !== "mark" && span.is !== "toned");
  const name = line.find(isSaid);
  return name === undefined
    ? { name: null, rest: line }
    : { name, rest: line.filter((span) => span !== name) };
}

/** What gives the turn up comes last, so that no first key ever does it. */
const LAST: readonly string[] = ["pass", "end", "stop", "done"];

export function rowsFor(asked: Asked, draft: Prepared): Row[] {
  const rows = rowsInOrder(asked, draft);
  const isLast = ({ id }: Row) => LAST.includes(id.split(" ")[0] ?? "");
  return [...rows.filter((row) => !isLast(row)), ...rows.filter(isLast)];
}

function rowsInOrder(asked: Asked, draft: Prepared): Row[] {
  if (draft.found.length > 0) return draft.found.map(whole);
  if (listsAll(asked, draft)) return (asked.choices ?? []).map(whole);
  if (draft.choice) return [whole(draft.choice)];
  return draft.next.map((word) => step(word, draft.text));
}

/** Whether the list holds every choice there is, and stays as it is while one is prepared. */
function listsAll({ choices }: Asked, { text, choice }: Prepared): boolean {
  return choices !== null && choices.length <= FEW && (text === "" || choice !== null);
}

function whole(choice: Choice): Row {
  return { id: choice.text, choice, caption: [], word: choice.text, count: 1 };
}

function step({ word, count, caption, choice }: Word, before: string): Row {
  return { id: choice?.text ?? `${before} ${word}`.trim(), choice, caption, word, count };
}
