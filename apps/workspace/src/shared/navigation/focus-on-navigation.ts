import type { AnyRouter } from '@tanstack/react-router';

import { pageHeading } from '../page/page-heading';
import { whenPresent } from '../page/when-present';

/** A skeleton or a spinner: progress of unknown length. */
const loading = 'main [role="progressbar"]:not([aria-valuenow])';

function linkWith(href: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
}

/**
 * After navigation focus moves to the h1, so that a screen reader announces the page, or to the part
 * that the link names; going back it returns to the link that led away. Filters and tabs change the address only and
 * keep focus. Returns how to stop.
 */
export function focusOnNavigation(router: AnyRouter): () => void {
  /** By position in the history: the link that the person left that page by. */
  const leftBy = new Map<number, string>();
  let isBack = false;
  let stopWaiting: () => void = () => undefined;
  /** The heading of the page that is left: the next page may show it until its own is there. */
  let left: { element: WeakRef<HTMLElement>; words: string } | undefined;

  const stopBefore = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const from = fromLocation?.state.__TSR_index;
    const to = toLocation.state.__TSR_index;
    isBack = from !== undefined && to !== undefined && to < from;
    const href = document.activeElement?.getAttribute('href');
    if (from !== undefined && href && !isBack) leftBy.set(from, href);
    const element = pageHeading();
    // Held weakly: a page that was left would stay in memory with its heading.
    left = element ? { element: new WeakRef(element), words: element.textContent } : undefined;
  });
  const stopAfter = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // A link to a part of a page leads there also from the page itself.
    const part = toLocation.hash;
    if (!fromLocation || (!pathChanged && part === '')) return;
    stopWaiting();
    const used = isBack ? leftBy.get(toLocation.state.__TSR_index) : undefined;
    const before = left;
    const find = () => {
      const link = used === undefined ? null : linkWith(used);
      if (link) return link;
      // The link may come with the content.
      if (used !== undefined && document.querySelector(loading)) return null;
      const target = part === '' ? null : document.getElementById(part);
      if (target) {
        // A section takes focus only where a link leads to it.
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
