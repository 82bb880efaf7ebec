import { archivedBrandId, brandId } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting, toEnd } from './operation-row';

// oxfmt-ignore
export const brandsRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'brands.list', call: (c) => c.brands.list(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'brands.create', call: (c) => c.brands.create({ name: 'Third', description: '' }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'no', 'no') },
  { operation: 'brands.update', call: (c) => c.brands.update({ id: brandId, patch: { name: 'Renamed' } }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'brands.listArchived', call: (c) => c.brands.listArchived(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'brands.archive', call: (c) => c.brands.archive({ id: brandId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'brands.restore', call: (c) => c.brands.restore({ id: archivedBrandId }),
    expected: expecting('who', 'none', 'none', 'none', 'ok', 'none', 'none') },

  { operation: 'quickBuild.build',
    call: (c) => c.quickBuild.build({ url: 'north-light.com' }).then(toEnd),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'no', 'no') },
];
