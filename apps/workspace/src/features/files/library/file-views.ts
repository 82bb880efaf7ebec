import type { FileViewSearch } from '@brandroom/domain/file/file-view.schema';

import type { FilesSearch } from './files-search';

/** Returns the part of the address that a view stores, without the page and the open file. */
export function fileViewOf(search: FilesSearch): FileViewSearch {
  const { tab = 'all', q, tag, view = 'grid', orderBy, direction } = search;
  return {
    tab,
    view,
    ...(q ? { q } : {}),
    ...(tag ? { tag } : {}),
    ...(orderBy ? { orderBy, direction: direction ?? 'ascending' } : {}),
  };
}

/** Returns the search parameters of a view. */
export function fileSearchOf({ tab, view, ...kept }: FileViewSearch): FilesSearch {
  return {
    ...kept,
    ...(tab === undefined || tab === 'all' ? {} : { tab }),
    ...(view === undefined || view === 'grid' ? {} : { view }),
  };
}

const keyOf = (view: FileViewSearch): string =>
  JSON.stringify(Object.entries(view).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Returns whether an address shows a view, ignoring its page and open file. */
export function isFileViewShown(view: FileViewSearch, search: FilesSearch): boolean {
  return keyOf(fileViewOf(fileSearchOf(view))) === keyOf(fileViewOf(search));
}
