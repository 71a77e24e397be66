/** Brings something into view within what scrolls around it, and moves nothing else of the page. */
export function bringIntoView(element: Element | null | undefined): void {
  if (!element) return;
  const frame = frameOf(element);
  if (frame === null) return element.scrollIntoView({ block: "center" });
  const { top, height } = element.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  frame.scrollTop += top - around.top - Math.max(0, (frame.clientHeight - height) / 2);
}

/** Returns the nearest part of the page that scrolls by itself; null if only the page does. */
function frameOf(element: Element): Element | null {
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    if (one === document.body) return null;
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return null;
}
