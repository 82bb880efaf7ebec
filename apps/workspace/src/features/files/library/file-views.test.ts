import { expect, it } from 'vitest';

import { fileSearchOf, fileViewOf, isFileViewShown } from './file-views';
import type { FilesSearch } from './files-search';

const address = (search: Partial<FilesSearch>) => search as FilesSearch;

it('keeps tab, search, tag, form and order of an address, but neither the page nor the file', () => {
  const filters = { tab: 'images', q: 'hill', tag: 'origin', view: 'list' } as const;
  const order = { orderBy: 'size', direction: 'descending' } as const;
  const view = fileViewOf(address({ ...filters, ...order, page: 2, file: 'file_1_a' }));
  expect(view).toEqual({ ...filters, ...order });
  expect(fileSearchOf(view)).toEqual({ ...filters, ...order });
});

it('keeps the order of the grid too', () => {
  const order = { orderBy: 'name', direction: 'ascending' } as const;
  expect(fileViewOf(address(order))).toEqual({ tab: 'all', view: 'grid', ...order });
});

it('knows the view that an address shows', () => {
  const view = fileViewOf(address({ tag: 'origin' }));
  expect(fileSearchOf(view)).toEqual({ tag: 'origin' });
  expect(isFileViewShown(view, address({ tag: 'origin', tab: 'all', page: 3 }))).toBe(true);
  expect(isFileViewShown(view, address({ tag: 'press' }))).toBe(false);
  expect(isFileViewShown(view, address({ tag: 'origin', view: 'list' }))).toBe(false);
});
