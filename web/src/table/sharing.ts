/** Passing an address on: copied, or handed to the device's own way of sharing. */

/** Copy a text; tells whether the browser let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function canShare(): boolean {
  return "share" in navigator;
}

/** Open the device's own list of ways to share; closing it is no failure. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
