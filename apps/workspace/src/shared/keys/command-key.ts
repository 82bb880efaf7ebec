/** Returns a shortcut with Ctrl or ⌘ as the person's platform writes it: `Ctrl S`, `⌘S`. */
export function commandKey(key: string): string {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent) ? `⌘${key}` : `Ctrl ${key}`;
}
