/** Returns the focusable heading of the page; null if the page has none yet. */
export const pageHeading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('h1[data-page-heading]');

/** Moves focus to the page's heading, after navigation or when the focused element was removed. */
export function focusPageHeading(): void {
  pageHeading()?.focus();
}
