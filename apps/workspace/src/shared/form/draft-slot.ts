import { tabStorage } from '../storage/safe-storage';
import { draftStore } from './draft-store';

/** The storage slot for the text of one form in one tab. */
export interface DraftSlot {
  /** The key in the draft store. */
  readonly key: string;
  /** Releases the slot for other tabs. */
  readonly release: () => void;
}

const lockName = (key: string) => `draft:${key}`;
const rememberedName = (key: string) => `draft-slot:${key}`;

/** Resolves with a function that releases the lock, or null if another form holds it. */
async function lock(key: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockName(key), { ifAvailable: true }, (granted) => {
        if (!granted) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

async function heldKeys(): Promise<(key: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (key) => names.has(lockName(key));
}

/** By form: resolves when this tab's last claim is released. */
const lastRelease = new Map<string, Promise<void>>();

/**
 * Claims the slot of a form in this tab: the one it had before a reload, else the first that no
 * open form holds. The slots are `key`, `key#2`, `key#3` and so on. A new visit also collects the
 * texts of closed or crashed forms; they wait in its slot.
 */
export async function claimSlot(key: string): Promise<DraftSlot> {
  // Without the Web Locks API the tabs share one slot.
  if (!('locks' in navigator)) return { key, release: () => undefined };
  const before = lastRelease.get(key);
  const { promise, resolve } = Promise.withResolvers<void>();
  lastRelease.set(key, promise);
  await before;
  const { key: slot, release } = await firstFree(key);
  return {
    key: slot,
    release: () => {
      release();
      resolve();
    },
  };
}

async function firstFree(key: string): Promise<DraftSlot> {
  const remembered = tabStorage.get(rememberedName(key));
  const own = remembered === null ? null : await lock(remembered);
  if (remembered !== null && own !== null) {
    if (!(await draftStore.has(remembered)))
      await draftStore.gather(key, remembered, await heldKeys());
    return { key: remembered, release: own };
  }
  for (let number = 1; ; number += 1) {
    const slot = number === 1 ? key : `${key}#${String(number)}`;
    const release = await lock(slot);
    if (release) {
      tabStorage.set(rememberedName(key), slot);
      await draftStore.gather(key, slot, await heldKeys());
      return { key: slot, release };
    }
  }
}
