import { brandId, trashedViewId, viewId } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

// oxfmt-ignore
export const viewsRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'views.list', call: (c) => c.views.list({ brandId, area: 'content' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'views.create',
    call: (c) => c.views.create({ brandId, area: 'files', name: 'Mine', search: { tag: 'press' } }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'views.rename', on: 'a view of the editor', call: (c) => c.views.rename({ id: viewId, name: 'Renamed' }),
    expected: expecting('who', 'none', 'ok', 'none', 'none', 'none', 'none') },
  { operation: 'views.delete', on: 'a view of the editor', call: (c) => c.views.delete({ id: viewId }),
    expected: expecting('who', 'none', 'ok', 'none', 'none', 'none', 'none') },
  { operation: 'views.restore', on: 'a view of the editor', call: (c) => c.views.restore({ id: trashedViewId }),
    expected: expecting('who', 'none', 'ok', 'none', 'none', 'none', 'none') },
];
