import type { BrandId } from '@brandroom/domain/id.schema';
import type { Snapshot } from 'xstate';

import { tabStorage } from '../../../shared/storage/safe-storage';

const key = 'uploads';

interface KeptQueue {
  /** The version of the machine that stored it. */
  readonly version: string | undefined;
  readonly snapshot: Snapshot<unknown>;
}

/** The upload queues that this tab stored before a reload, by brand. */
export function keptUploads(): Readonly<Record<BrandId, KeptQueue | undefined>> {
  try {
    return JSON.parse(tabStorage.get(key) ?? '{}') as Record<BrandId, KeptQueue | undefined>;
  } catch {
    return {};
  }
}

/** The brands with uploads in this tab. */
export const keptBrands = (): BrandId[] => Object.keys(keptUploads()) as BrandId[];

/** Stores the queue of a brand for a reload; null deletes it. */
export function keepUploads(of: BrandId, queue: KeptQueue | null): void {
  const { [of]: _, ...others } = keptUploads();
  const next = queue === null ? others : { ...others, [of]: queue };
  if (Object.keys(next).length === 0) tabStorage.remove(key);
  else tabStorage.set(key, JSON.stringify(next));
}
