import type { FileTab } from '../contract/files.contract';

/** The labels of the tabs. */
export const fileTabLabels: Record<FileTab, string> = {
  all: 'All Files',
  documents: 'Documents',
  images: 'Images',
  brandAssets: 'Brand Assets',
  templates: 'Templates',
};
