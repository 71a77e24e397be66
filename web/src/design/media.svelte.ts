/** Whether the window or the system is as a media query says, as a state. */
export class Media {
  holds = $state(false);

  constructor(query: string) {
    const media = globalThis.matchMedia?.(query);
    if (media === undefined) return;
    this.holds = media.matches;
    media.addEventListener("change", () => (this.holds = media.matches));
  }
}

/** A phone, upright or lying: what lies side by side elsewhere is behind tabs there. */
export const compact = new Media(
  "(width <= 600px), (height <= 500px) and (orientation: landscape) and (width <= 1000px)",
);
