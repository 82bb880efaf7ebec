import { focusSoon } from '../../../shared/page/focus-soon';

/**
 * The elements of which one must contain focus for a decision shortcut: the desk, its bar, or the
 * page's heading, where focus is when the desk opens.
 */
export const deciding = '[data-review-desk], [data-page-heading]';

/** The id of the heading of the open item, or of its container. */
export const reviewHeadingId = 'review-heading';

export const openHeading = () =>
  document.querySelector<HTMLElement>(
    `#${reviewHeadingId}[tabindex], #${reviewHeadingId} [tabindex="-1"]`,
  );

/** Moves focus to the open item. */
export function focusReview(): void {
  focusSoon(openHeading);
}

/** Moves focus to the row of the open item. */
export function focusQueue(): void {
  focusSoon(() => document.querySelector<HTMLElement>('[data-card][aria-current]'));
}
