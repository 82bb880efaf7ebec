import { useSingleKeys } from './single-keys';

/** Returns the `shortcut` of a control, unless the person turned single-character shortcuts off. */
export function useShownKey(key: string): { shortcut?: string } {
  const [isOn] = useSingleKeys();
  return isOn ? { shortcut: key } : {};
}
