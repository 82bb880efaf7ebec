/** Calls back when the person next presses a key or the pointer. */
export function onNextAct(then: () => void): void {
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, then, { once: true, capture: true });
}

/**
 * Focuses an element after the next two frames: a dialog that closes first gives focus back to where it came from.
 * Where the person presses a key or the pointer before, focus stays with them, unless it is lost.
 */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  let hasActed = false;
  onNextAct(() => {
    hasActed = true;
  });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!hasActed || document.activeElement === document.body) find()?.focus();
    }),
  );
}
