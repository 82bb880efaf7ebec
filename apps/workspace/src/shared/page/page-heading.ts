/** The heading of the page, which can take focus; null while the page has none. */
export const pageHeading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('h1[data-page-heading]');

/** Moves focus to the heading of the page: what had focus is gone, or the page is another one. */
export function focusPageHeading(): void {
  pageHeading()?.focus();
}
