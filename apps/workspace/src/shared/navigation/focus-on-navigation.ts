import type { AnyRouter } from '@tanstack/react-router';

import { pageHeading } from '../page/page-heading';
import { whenPresent } from '../page/when-present';

/** Matches a skeleton or a spinner: indeterminate progress. */
const loading = 'main [role="progressbar"]:not([aria-valuenow])';

function linkWith(href: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
}

/**
 * Moves focus after navigation: to the h1, so that a screen reader announces the page, to the
 * element in the hash, or, going back, to the link that opened the other page. A change of search
 * parameters only (filters, tabs) keeps focus. Returns a function that stops it.
 */
export function focusOnNavigation(router: AnyRouter): () => void {
  /** By position in the history: the link with which the person left that page. */
  const leftBy = new Map<number, string>();
  let isBack = false;
  let stopWaiting: () => void = () => undefined;
  /** The heading of the previous page, which the next page may show until its own is rendered. */
  let left: { element: WeakRef<HTMLElement>; words: string } | undefined;

  const stopBefore = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const from = fromLocation?.state.__TSR_index;
    const to = toLocation.state.__TSR_index;
    isBack = from !== undefined && to !== undefined && to < from;
    const href = document.activeElement?.getAttribute('href');
    if (from !== undefined && href && !isBack) leftBy.set(from, href);
    const element = pageHeading();
    // A weak reference, because the previous page would otherwise stay in memory with its heading.
    left = element ? { element: new WeakRef(element), words: element.textContent } : undefined;
  });
  const stopAfter = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // A hash link moves focus also within the page.
    const part = toLocation.hash;
    if (!fromLocation || (!pathChanged && part === '')) return;
    stopWaiting();
    const used = isBack ? leftBy.get(toLocation.state.__TSR_index) : undefined;
    const before = left;
    const find = () => {
      const link = used === undefined ? null : linkWith(used);
      if (link) return link;
      // The link may appear with the content.
      if (used !== undefined && document.querySelector(loading)) return null;
      const target = part === '' ? null : document.getElementById(part);
      if (target) {
        // A section gets focus only when a link leads to it.
        if (target.tabIndex < 0) target.tabIndex = -1;
        return target;
      }
      if (part !== '' && document.querySelector(loading)) return null;
      const next = pageHeading();
      if (!pathChanged) return next;
      const isOld = next === before?.element.deref() && next?.textContent === before?.words;
      return isOld ? null : next;
    };
    stopWaiting = whenPresent(find, (element) => element.focus());
  });
  return () => {
    stopBefore();
    stopAfter();
    stopWaiting();
  };
}
