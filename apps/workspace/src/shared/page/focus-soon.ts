/**
 * Focuses an element after the next two frames: a dialog that closes first gives focus back to where it came from.
 * Where the person presses a key or the pointer before, focus stays with them.
 */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  const acted = new AbortController();
  const { signal } = acted;
  for (const type of ['keydown', 'pointerdown'] as const)
    addEventListener(type, () => acted.abort(), { capture: true, signal });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!signal.aborted) find()?.focus();
      acted.abort();
    }),
  );
}
