import type { User } from '@brandroom/domain/account/user.schema';
import { useSyncExternalStore } from 'react';

import { useWorkspace } from '../brand/workspace';
import { personStorage } from '../storage/person-storage';

const keyOf = ({ id }: User) => `brandroom:single-keys:${id}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns whether single-character shortcuts are on, and a setter. They are on until the person
 * turns them off in this browser (WCAG 2.1.4).
 */
export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  const { user } = useWorkspace();
  const key = keyOf(user);
  const isOn = useSyncExternalStore(subscribe, () => personStorage.get(key) !== 'off');
  const set = (next: boolean) => {
    if (next) personStorage.remove(key);
    else personStorage.set(key, 'off');
    for (const listener of listeners) listener();
  };
  return [isOn, set];
}
