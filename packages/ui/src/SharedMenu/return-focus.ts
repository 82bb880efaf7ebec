const covering = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Gives focus back to the button of a menu after a dialog that a line of it opened. The dialog itself knows only the
 * line, which is gone by then. It ends as soon as focus is somewhere on the page.
 * @returns how to end it before
 */
export function returnFocus(to: Element | null): () => void {
  const settle = () => {
    if (document.querySelector(covering)) return;
    if (document.activeElement === document.body && to instanceof HTMLElement && to.isConnected) {
      to.focus();
    }
    end();
  };
  // A closing overlay restores focus first.
  const watcher = new MutationObserver(() => {
    requestAnimationFrame(() => requestAnimationFrame(settle));
  });
  const end = () => watcher.disconnect();
  watcher.observe(document.body, { childList: true });
  return end;
}
