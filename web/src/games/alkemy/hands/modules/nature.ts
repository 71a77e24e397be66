/** What advanced scenery is: how it stands in the way of eyes and of feet, and the signs of it. */

export const VISIONS: Readonly<Record<string, string>> = {
  opaque: "hidden",
  sparse: "sight",
  clear: "eye",
};

export const CROSSINGS: Readonly<Record<string, string>> = {
  hindering: "ap-spent",
  cluttered: "minus",
  impassable: "lock",
  climb: "up",
};

export interface Nature {
  vision: string;
  crossing: readonly string[];
}

/** Read a nature as it is written, such as `sparse hindering+climb`. */
export function readNature(text: string): Nature {
  const [vision = "", crossing = ""] = text.split(" ");
  return { vision, crossing: crossing.split("+").filter((one) => one in CROSSINGS) };
}

/**
 * Return what is offered that comes nearest to what is wanted: nothing that is not, the way that was
 * pressed last among it, and of the rest as much as goes together.
 */
export function nearestNature(
  offered: readonly string[],
  wanted: Nature,
  pressed: string | null,
): string | null {
  const fits = offered.filter((text) => {
    const { vision, crossing } = readNature(text);
    const asWanted = crossing.every((one) => wanted.crossing.includes(one));
    return vision === wanted.vision && asWanted && (pressed === null || crossing.includes(pressed));
  });
  const much = (text: string): number => readNature(text).crossing.length;
  return fits.sort((one, other) => much(other) - much(one))[0] ?? null;
}
