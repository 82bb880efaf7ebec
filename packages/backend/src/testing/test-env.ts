import { idPrefixes } from '@brandroom/domain/id.schema';
import type { Id } from '@brandroom/domain/id.schema';

import type { Env } from '../env';
import { testServices } from './test-services';

export interface TestEnv extends Env {
  /** Moves the clock. */
  setNow(instant: string): void;
}

/** An environment with a fixed clock, counted ids and no waiting. */
export function testEnv(start = '2026-03-02T10:00:00.000Z'): TestEnv {
  let now = start;
  let counter = 0;
  return {
    services: testServices,
    now: () => now,
    setNow: (instant) => {
      now = instant;
    },
    id: (kind) => {
      counter += 1;
      const unique = counter.toString(36).padStart(4, '0');
      return `${idPrefixes[kind]}_${Date.parse(now)}_t${unique}` as Id<typeof kind>;
    },
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const abort = () => reject(signal?.reason);
        signal?.addEventListener('abort', abort, { once: true });
        // Long waits (the clock's tick, the opening's time limit) last until they are aborted.
        if (ms > 2000) return;
        setTimeout(() => {
          signal?.removeEventListener('abort', abort);
          resolve();
        });
      }),
  };
}
