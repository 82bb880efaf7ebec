/** Calls back at the person's next key press or pointer press. */
export function onNextAct(then: () => void): void {
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, then, { once: true, capture: true });
}

/**
 * Focuses an element after two frames, because a closing dialog first restores focus to its
 * trigger. If the person presses a key or the pointer before that, focus stays unless it is lost.
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
