import { useCallback, useRef } from 'react';

/** The buttons that open the menus of a list's items. */
const menuButtons = (root: Element) => [
  ...root.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]'),
];

/**
 * Keeps focus in a dialog that lists items with a menu each. What a menu's line asks has nothing to
 * give focus back to, for the line is gone, and an item may go with the answer: focus is then on
 * the item's menu button, else on that of what took its place, else on the dialog, wherever what
 * closed left it.
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
    /** Whose menu is opened. */
    noteMenu: (button: Element) => {
      const dialog = button.closest('[role="dialog"]');
      place.current = dialog ? menuButtons(dialog).findIndex((each) => each === button) : 0;
    },
  };
}
