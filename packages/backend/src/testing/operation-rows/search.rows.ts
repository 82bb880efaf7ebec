import { brandId, contentIdOf } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

// oxfmt-ignore
export const searchRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'search.find', call: (c) => c.search.find({ brandId, text: 'post' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'search.find', on: 'no brand', call: (c) => c.search.find({ brandId: null, text: 'first' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'search.recall', call: (c) => c.search.recall({ brandId, ids: [contentIdOf('draft')] }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
];
