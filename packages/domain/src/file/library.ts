import type { FileTab } from '../contract/files.contract';
import { anyIncludes, foldText } from '../format/fold';
import type { FileAsset } from './file.schema';

type Sorted = Pick<FileAsset, 'category' | 'isTemplate'>;

const tabRules: Record<FileTab, (asset: Sorted) => boolean> = {
  all: () => true,
  documents: ({ category }) => category === 'document',
  images: ({ category }) => category === 'image',
  brandAssets: ({ category }) => category === 'logo',
  templates: ({ category, isTemplate }) => category === 'document' && isTemplate,
};

/**
 * Returns whether a tab of the library shows a file (docs/product/files.md#categories).
 */
export function matchesTab(asset: Sorted, tab: FileTab): boolean {
  return tabRules[tab](asset);
}

/** Returns whether the search is part of the file's name, its alt text or one of its tags, in any case. */
export function matchesFileSearch(
  asset: Pick<FileAsset, 'name' | 'tags' | 'alt'>,
  wanted: string,
): boolean {
  return anyIncludes([asset.name, asset.alt, ...asset.tags], wanted);
}

/** A tag of a brand's files. */
export interface CountedTag {
  tag: string;
  /** How many files have it. */
  count: number;
}

/** Returns the tags of files, the most frequent first; spellings that differ by case are one tag. */
export function countTags(assets: readonly Pick<FileAsset, 'tags'>[]): CountedTag[] {
  const counts = new Map<string, CountedTag>();
  for (const tag of assets.flatMap(({ tags }) => tags)) {
    const key = foldText(tag);
    const known = counts.get(key);
    counts.set(key, { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted(
    (one, other) => other.count - one.count || (foldText(one.tag) < foldText(other.tag) ? -1 : 1),
  );
}
