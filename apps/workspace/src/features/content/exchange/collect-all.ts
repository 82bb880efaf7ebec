import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentId } from '@brandroom/domain/id.schema';

interface Page {
  readonly items: readonly ContentItem[];
  /** The number of matches on all pages. */
  readonly total: number;
}

/** The collected items so far, and the total. */
export interface Collected {
  readonly found: Map<ContentId, ContentItem>;
  total: number | null;
}

/** The most restarts for a list that keeps changing. */
const mostRounds = 5;

/**
 * Collects all matches page by page; resumes after the items that are already collected. Created,
 * moved or deleted items shift the pages, so it then starts over and neither misses an item nor
 * keeps a deleted one. Rejects with the errors of `readPage`, or if the list keeps changing.
 */
export async function collectAll(
  collected: Collected,
  readPage: (offset: number) => Promise<Page>,
  onPage: (done: number, total: number) => void,
): Promise<void> {
  const { found } = collected;
  for (let round = 0; round < mostRounds; round += 1) {
    for (let offset = found.size; ;) {
      const { items, total } = await readPage(offset);
      for (const item of items) found.set(item.id, item);
      offset += items.length;
      const isSteady = collected.total === null || collected.total === total;
      collected.total = total;
      if (isSteady) onPage(found.size, total);
      if (isSteady && found.size === total) return;
      if (!isSteady || items.length === 0 || offset >= total) break;
    }
    found.clear();
    collected.total = null;
  }
  throw new Error('The list changed each time that it was gone through.');
}
