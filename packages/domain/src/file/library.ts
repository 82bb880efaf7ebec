import type { FileTab } from '../contract/files.contract';
import { anyIncludes } from '../format/fold';
import type { FileAsset } from './file.schema';

/** The labels of the tabs. */
export const fileTabLabels: Record<FileTab, string> = {
  all: 'All Files',
  documents: 'Documents',
  images: 'Images',
  brandAssets: 'Brand Assets',
  templates: 'Templates',
};

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

/** Returns whether the search is part of the file's name, in any case. */
export function matchesFileSearch(asset: Pick<FileAsset, 'name'>, wanted: string): boolean {
  return anyIncludes([asset.name], wanted);
}
