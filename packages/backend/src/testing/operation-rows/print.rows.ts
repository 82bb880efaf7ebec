import type { PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';

import { brandId, madeAt, printId, trashedPrintId } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

const flyer: PrintItemDraft = {
  name: 'Flyer',
  type: 'flyer',
  size: 'A5',
  orientation: 'portrait',
  headline: 'Hello',
  body: '',
};

// oxfmt-ignore
export const printRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'print.list', call: (c) => c.print.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['advertising.view']] },
  { operation: 'print.get', call: (c) => c.print.get({ id: printId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['advertising.view']] },
  { operation: 'print.create', call: (c) => c.print.create({ brandId, draft: flyer }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['advertising.create']] },
  { operation: 'print.update',
    call: (c) => c.print.update({ id: printId, updatedAt: madeAt, draft: flyer }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['advertising.view', 'advertising.edit']] },
  { operation: 'print.duplicate', call: (c) => c.print.duplicate({ id: printId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['advertising.view', 'advertising.create']] },
  { operation: 'print.delete', call: (c) => c.print.delete({ id: printId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none'),
    flags: [['advertising.view', 'advertising.delete']] },
  { operation: 'print.restore', call: (c) => c.print.restore({ id: trashedPrintId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none'),
    flags: [['advertising.view', 'advertising.delete']] },
];
