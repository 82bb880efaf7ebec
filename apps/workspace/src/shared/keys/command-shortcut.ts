/** Returns a shortcut with Ctrl or ⌘ as the person's platform writes it: `Ctrl S`, `⌘S`. */
export function commandShortcut(key: string): string {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent) ? `⌘${key}` : `Ctrl ${key}`;
}

/** Returns whether Ctrl or ⌘ is held, and no other modifier key. */
export function hasCommandKey(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  return event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
}
