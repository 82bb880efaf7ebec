import { useSyncExternalStore } from 'react';

/** Which day or entry is the calendar's Tab stop; only the old and the new one render again. */
export interface FocusStore {
  readonly active: () => string;
  readonly activate: (key: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const dayKey = (day: string): string => `day ${day}`;
export const entryKey = (id: string): string => `entry ${id}`;

export function createFocusStore(first: string): FocusStore {
  let active = first;
  const listeners = new Set<() => void>();
  return {
    active: () => active,
    activate: (key) => {
      if (key === active) return;
      active = key;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** 0 for the Tab stop, -1 for all others. */
export function useTabIndex({ active, subscribe }: FocusStore, key: string): 0 | -1 {
  return useSyncExternalStore(subscribe, () => active() === key) ? 0 : -1;
}
