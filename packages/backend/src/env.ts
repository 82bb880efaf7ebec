import type { Id, IdKind } from '@brandroom/domain/id.schema';
import { idPrefixes } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Services } from './services';

/** Clock, ids, randomness and services: the dependencies of operations besides the store. */
export interface Env {
  now(): Instant;
  id<K extends IdKind>(kind: K): Id<K>;
  random(bytes: number): Uint8Array<ArrayBuffer>;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  readonly services: Services;
}

const base36 = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');

/** The real world, with a clock that starts from `startsAt` when given. */
export function realEnv(services: Services, startsAt?: Instant): Env {
  const offset = startsAt === undefined ? 0 : Date.parse(startsAt) - Date.now();
  let counter = 0;
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
  const time = () => Date.now() + offset;
  return {
    now: () => new Date(time()).toISOString(),
    id: (kind) => {
      counter += 1;
      const unique = counter.toString(36).padStart(3, '0') + base36(random(10));
      return `${idPrefixes[kind]}_${time()}_${unique}` as Id<typeof kind>;
    },
    services,
    random,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        // A signal outlives many waits, so each removes its listener.
        const abort = () => {
          clearTimeout(timer);
          reject(signal?.reason);
        };
        const timer = setTimeout(() => {
          signal?.removeEventListener('abort', abort);
          resolve();
        }, ms);
        signal?.addEventListener('abort', abort, { once: true });
      }),
  };
}
