const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Moves focus once no overlay is closing and the one that led here is gone: until then each pulls focus back into
 * itself, also in the frame before it shows that it closes. Returns a function that cancels it.
 */
export function focusAfterOverlays(target: () => HTMLElement | null): () => void {
  const from = document.activeElement?.closest(overlays);
  let frame = 0;
  const look = () => {
    if (from?.isConnected || document.querySelector('[data-exiting]'))
      frame = requestAnimationFrame(look);
    else target()?.focus();
  };
  look();
  return () => cancelAnimationFrame(frame);
}
