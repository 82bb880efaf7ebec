import { useSingleKeys } from './single-keys';

/** Returns a shortcut with Ctrl or ⌘ as the person's platform writes it: `Ctrl S`, `⌘S`. */
export function commandKey(key: string): string {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent) ? `⌘${key}` : `Ctrl ${key}`;
}

/** Returns the `shortcut` of a control, unless the person turned single-character shortcuts off. */
export function useShownKey(key: string): { shortcut?: string } {
  const [isOn] = useSingleKeys();
  return isOn ? { shortcut: key } : {};
}
