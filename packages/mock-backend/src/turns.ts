import type { Store } from '@brandroom/backend/store/store';

export interface Turns {
  /** The same store; long work waits until none of its transactions is open. */
  watch(store: Store): Store;
  /**
   * Runs long work, one at a time and in order, once no transaction is open. Rejects work whose
   * signal is aborted before its turn.
   */
  afterAnswers<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Resolves after the messages that have arrived. Not a timer, because browsers delay timers that follow one another. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/**
 * Lets answers come before long work. Everything of a worker runs on one thread, so a list that is
 * asked for while pictures are drawn would otherwise wait for all of them.
 */
export function takeTurns(): Turns {
  const open = new Set<Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();

  async function tracked<T>(transaction: Promise<T>): Promise<T> {
    open.add(transaction);
    try {
      return await transaction;
    } finally {
      open.delete(transaction);
    }
  }

  return {
    watch: (store) => ({
      ...store,
      read: (work) => tracked(store.read(work)),
      write: (work) => tracked(store.write(work)),
    }),
    afterAnswers(work, signal) {
      const turn = last.then(async () => {
        do {
          signal?.throwIfAborted();
          await Promise.allSettled(open);
          // The answers leave, and the next calls open their transactions.
          await nextTask();
        } while (open.size > 0);
        signal?.throwIfAborted();
        return work();
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
