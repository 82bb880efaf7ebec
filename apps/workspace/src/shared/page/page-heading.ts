/** The heading of the page, which can take focus; null while the page has none. */
export const pageHeading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('h1[data-page-heading]');

/** Moves focus to the page's heading, after navigation or when the focused element was removed. */
export function focusPageHeading(): void {
  pageHeading()?.focus();
}
