/** Moves focus to the heading of a part, where the element that had it is gone. */
export function focusHeading(part: HTMLElement | null): void {
  const heading = part?.querySelector<HTMLElement>('h2');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus();
}
