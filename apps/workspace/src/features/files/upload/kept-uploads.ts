import type { BrandId } from '@brandroom/domain/id.schema';

import { tabStorage } from '../../../shared/storage/safe-storage';

const key = 'uploads';

/** The queues of uploads that this tab had when it was last left, by their brands. */
export function keptUploads(): Readonly<Record<BrandId, unknown>> {
  try {
    return JSON.parse(tabStorage.get(key) ?? '{}') as Record<BrandId, unknown>;
  } catch {
    return {};
  }
}

/** The brands to which this tab uploads. */
export const keptBrands = (): BrandId[] => Object.keys(keptUploads()) as BrandId[];

/** Keeps the queue of a brand for a reload; null where nothing waits. */
export function keepUploads(of: BrandId, queue: unknown): void {
  const { [of]: _, ...others } = keptUploads();
  const next = queue === null ? others : { ...others, [of]: queue };
  if (Object.keys(next).length === 0) tabStorage.remove(key);
  else tabStorage.set(key, JSON.stringify(next));
}
