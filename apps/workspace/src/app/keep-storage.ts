import type { SafeStorage } from '../shared/storage/safe-storage';
import { browserStorage } from '../shared/storage/safe-storage';

const key = 'brandroom:unkept-seen';

/**
 * Requests persistent storage from the browser; call it when there is data to lose. Resolves with
 * whether to show a notice: the browser refused, and the person has not seen the notice yet.
 */
export async function askToKeep(
  storage: () => Pick<StorageManager, 'persist' | 'persisted'> = () => navigator.storage,
  values: SafeStorage = browserStorage,
): Promise<boolean> {
  if (values.get(key) !== null) return false;
  try {
    return !((await storage().persisted()) || (await storage().persist()));
  } catch {
    // A browser without this API counts as a refusal.
    return true;
  }
}

/** Remembers in this browser that the person has seen the notice. */
export function rememberSeen(values: SafeStorage = browserStorage): void {
  values.set(key, '1');
}
