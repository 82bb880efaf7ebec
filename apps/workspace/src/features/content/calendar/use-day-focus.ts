import { useCallback, useRef } from 'react';

/** Returns the menu buttons of a list's items. */
const menuButtons = (root: Element) => [
  ...root.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]'),
];

/**
 * Keeps focus inside a dialog that lists items with menus. A dialog opened from a menu cannot
 * restore focus, because the menu item is gone, and its action may remove the item. Focus then
 * moves to the item's menu button, else to that of the item in its place, else to the dialog.
 */
export function useDayFocus() {
  const place = useRef(0);

  const setRoot = useCallback((root: HTMLElement | null) => {
    if (!root) return undefined;
    let isCovered = false;
    const settle = () => {
      const wasCovered = isCovered;
      isCovered = root.closest('[inert], [aria-hidden="true"]') !== null;
      const isLost = wasCovered || document.activeElement === document.body;
      if (isCovered || !isLost) return;
      const buttons = menuButtons(root);
      const button = buttons[Math.min(place.current, buttons.length - 1)];
      (button ?? root.querySelector<HTMLElement>('[role="dialog"]'))?.focus();
    };
    // A closing overlay restores focus first.
    const watcher = new MutationObserver(() => {
      requestAnimationFrame(() => requestAnimationFrame(settle));
    });
    watcher.observe(document.body, { childList: true });
    watcher.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['inert', 'aria-hidden'],
    });
    return () => watcher.disconnect();
  }, []);

  return {
    setRoot,
    /** Remembers the item whose menu opens. */
    noteMenu: (button: Element) => {
      const dialog = button.closest('[role="dialog"]');
      place.current = dialog ? menuButtons(dialog).findIndex((each) => each === button) : 0;
    },
  };
}
