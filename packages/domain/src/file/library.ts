import type { FileTab } from '../contract/files.contract';
import { anyIncludes } from '../format/fold';
import type { FileAsset } from './file.schema';

/** The tabs' words (spec section 2.15). */
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
 * Does a file stand on a tab? Images are those of category image, Brand Assets those of category
 * logo, Templates the documents that are marked so (spec section 5, decisions section 3).
 */
export function matchesTab(asset: Sorted, tab: FileTab): boolean {
  return tabRules[tab](asset);
}

/** Is the search a part of the file's name, whatever the case (spec section 5)? */
export function matchesFileSearch(asset: Pick<FileAsset, 'name'>, wanted: string): boolean {
  return anyIncludes([asset.name], wanted);
}
