/**
 * Names that depend on who looks. The house tells everybody the same; where somebody at the table
 * would call a thing otherwise, a game puts that name in its place before anything is shown.
 */
import type { FromHouse, Message } from "$/protocol/types";

/** Returns what a message is called by the viewer, or null if it stands for itself. */
export type Rename = (named: Message) => Message | null;

/** Returns something the house has said with all its names as the viewer knows them. */
export function retold<Said>(said: Said, rename: Rename | null): Said {
  if (rename === null) return said;
  if (Array.isArray(said)) return said.map((part: unknown) => retold(part, rename)) as Said;
  if (typeof said !== "object" || said === null) return said;
  const other = isMessage(said) ? rename(said) : null;
  if (other !== null) return other as Said;
  const parts = Object.entries(said).map(([key, part]) => [key, retold<unknown>(part, rename)]);
  return Object.fromEntries(parts) as Said;
}

function isMessage(said: object): said is Message {
  return "is" in said && said.is === "message" && "key" in said;
}

/** Returns how to retell what comes over the line: the last view knows the names. */
export function retelling(
  renames: ((view: unknown) => Rename) | undefined,
): (heard: FromHouse) => FromHouse {
  let rename: Rename | null = null;
  return (heard) => {
    if (renames === undefined) return heard;
    if (heard.type === "scene" && heard.view !== null) rename = renames(heard.view);
    if (heard.type !== "scene") return retold(heard, rename);
    const { told, asked } = heard;
    return { ...heard, told: retold(told, rename), asked: retold(asked, rename) };
  };
}
