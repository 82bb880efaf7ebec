const pending = new Set<object>();
let waiting: (() => void)[] = [];

/** The changes that wait for their result: all mutations but downloads, and those that `during` is given. */
export const pendingChanges = {
  areAny: (): boolean => pending.size > 0,
  begin: (change: object): void => void pending.add(change),
  end: (change: object): void => {
    pending.delete(change);
    if (pending.size > 0) return;
    // The callbacks of the last change, which report its result, run after it has ended.
    for (const resolve of waiting) setTimeout(resolve);
    waiting = [];
  },
  /** Counts a change that is no mutation. */
  during: async <Result>(change: Promise<Result>): Promise<Result> => {
    pendingChanges.begin(change);
    try {
      return await change;
    } finally {
      pendingChanges.end(change);
    }
  },
  /** Resolves when each change has reported its result. */
  settled: (): Promise<void> =>
    pending.size === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          waiting.push(resolve);
        }),
};
