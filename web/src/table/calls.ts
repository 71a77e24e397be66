/** How somebody who is looking elsewhere learns that it is their move. */

/** The partials of a small handbell: how high, how loud, how many seconds it rings. */
const PARTIALS = [
  [784, 0.22, 1.6],
  [1568, 0.11, 1.1],
  [2351, 0.06, 0.7],
  [4230, 0.03, 0.35],
] as const;

const STRIKE_SECONDS = 0.006;

/** A bell; no file: its sound is computed. */
export class Bell {
  private context: AudioContext | null = null;

  /** Strike it once. Browsers stay silent until the visitor has touched the page. */
  async ring(): Promise<void> {
    this.context ??= new AudioContext();
    await this.context.resume();
    for (const [hertz, loudness, seconds] of PARTIALS) {
      strike(this.context, hertz, loudness, seconds);
    }
  }
}

function strike(context: AudioContext, hertz: number, loudness: number, seconds: number): void {
  const tone = context.createOscillator();
  const level = context.createGain();
  const now = context.currentTime;
  tone.frequency.value = hertz;
  level.gain.setValueAtTime(0, now);
  level.gain.linearRampToValueAtTime(loudness, now + STRIKE_SECONDS);
  level.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  tone.connect(level).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}

/** Ask whether the browser may show notices; who has said no is not asked again. */
export async function askForNotices(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Show a notice, unless the page is in front of the person anyway. */
export function notice(title: string, body: string, tag: string): void {
  const allowed = "Notification" in globalThis && Notification.permission === "granted";
  if (!allowed || !document.hidden) return;
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
