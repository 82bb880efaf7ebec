import type { SafeStorage } from '../shared/storage/safe-storage';
import { browserStorage } from '../shared/storage/safe-storage';

const key = 'brandroom:unkept-seen';

/**
 * Asks the browser not to clear by itself what is stored; call it when there is something to lose.
 * Resolves with whether the person has to be told that it may: it did not agree, and they have not
 * seen that yet.
 */
export async function askToKeep(
  storage: () => Pick<StorageManager, 'persist' | 'persisted'> = () => navigator.storage,
  values: SafeStorage = browserStorage,
): Promise<boolean> {
  if (values.get(key) !== null) return false;
  try {
    return !((await storage().persisted()) || (await storage().persist()));
  } catch {
    // A browser that cannot be asked has not agreed.
    return true;
  }
}

/** The person has seen it: it is never said again in this browser. */
export function rememberSeen(values: SafeStorage = browserStorage): void {
  values.set(key, '1');
}
