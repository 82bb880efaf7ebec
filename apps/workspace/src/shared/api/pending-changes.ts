const pending = new Set<object>();
let waiting: (() => void)[] = [];

/** The callbacks of a change, which report its result, run after it has ended and may begin another one. */
function report(): void {
  setTimeout(() => {
    if (pending.size > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  });
}

/** The mutations that have no result yet, other than read-only ones. */
export const pendingChanges = {
  hasAny: (): boolean => pending.size > 0,
  begin: (change: object): void => void pending.add(change),
  end: (change: object): void => {
    pending.delete(change);
    report();
  },
  /** Resolves when each change has reported its result. */
  settled: (): Promise<void> =>
    pending.size === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          waiting.push(resolve);
        }),
  /** Drops all changes and waiting callbacks, for sign-out. */
  clear: (): void => {
    pending.clear();
    waiting = [];
  },
};
