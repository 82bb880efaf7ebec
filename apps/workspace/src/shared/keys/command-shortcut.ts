const hasCommand = () => /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** Returns a shortcut with Ctrl or ⌘ as the person's platform writes it: `Ctrl S`, `⌘S`. */
export const commandShortcut = (key: string) => (hasCommand() ? `⌘${key}` : `Ctrl ${key}`);

/** Returns the same as lists of keys write it: `Ctrl+S`, `⌘S`. */
export const commandKey = (key: string) => (hasCommand() ? `⌘${key}` : `Ctrl+${key}`);

/** Returns whether Ctrl or ⌘ is held, and no other modifier key. */
export function hasCommandKey(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  return event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
}
