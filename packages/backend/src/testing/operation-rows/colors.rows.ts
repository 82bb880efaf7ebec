import type { ColorDraft } from '@brandroom/domain/brand/color.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';

import { brandId, colorId, trashedColorId } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

const ink: ColorDraft = { ...newColor, name: 'Ink' };

// oxfmt-ignore
export const colorsRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'colors.list', call: (c) => c.colors.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['colors.view']] },
  { operation: 'colors.mark', call: (c) => c.colors.mark({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['colors.view']] },
  { operation: 'colors.create', call: (c) => c.colors.create({ brandId, draft: ink }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['colors.create']] },
  { operation: 'colors.update', call: (c) => c.colors.update({ id: colorId, draft: ink }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['colors.view', 'colors.edit']] },
  { operation: 'colors.move', call: (c) => c.colors.move({ id: colorId, role: 'accent', before: null }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['colors.view', 'colors.edit']] },
  { operation: 'colors.import',
    call: (c) => c.colors.import({ brandId, added: [ink], changed: [{ id: colorId, draft: ink }] }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['colors.create', 'colors.edit']] },
  { operation: 'colors.setPairs',
    call: (c) =>
      c.colors.setPairs({ brandId, pairs: [{ one: colorId, other: trashedColorId }], isAllowed: true }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['colors.edit']] },
  { operation: 'colors.delete', call: (c) => c.colors.delete({ id: colorId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['colors.view', 'colors.delete']] },
  { operation: 'colors.restore', call: (c) => c.colors.restore({ id: trashedColorId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['colors.view', 'colors.delete']] },
];
