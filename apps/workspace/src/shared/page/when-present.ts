const patience = 3000;

/**
 * Waits up to 3 s for a focusable element, because the page is inert behind an overlay. Returns a
 * function that stops waiting.
 */
export function whenPresent(
  search: () => HTMLElement | null,
  then: (element: HTMLElement) => void,
): () => void {
  const find = () => {
    const element = search();
    return element?.closest('[inert]') ? null : element;
  };
  const present = find();
  if (present) {
    then(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    stop();
    then(late);
  });
  const timer = setTimeout(() => observer.disconnect(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['inert'],
  });
  return stop;
}
