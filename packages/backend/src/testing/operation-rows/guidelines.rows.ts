import type { GuidelineDraft } from '@brandroom/domain/brand/guideline.schema';

import { brandId, guidelineId, secondGuidelineId, trashedGuidelineId } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

const guideline: GuidelineDraft = {
  title: 'Calm',
  description: 'A plain ground.',
  dos: [],
  donts: [],
};

// oxfmt-ignore
export const guidelinesRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'guidelines.list', call: (c) => c.guidelines.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'guidelines.create', call: (c) => c.guidelines.create({ brandId, draft: guideline }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'guidelines.update', call: (c) => c.guidelines.update({ id: guidelineId, draft: guideline }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'guidelines.reorder',
    call: (c) => c.guidelines.reorder({ id: guidelineId, side: 'after', besideId: secondGuidelineId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'guidelines.delete', call: (c) => c.guidelines.delete({ id: guidelineId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'guidelines.restore', call: (c) => c.guidelines.restore({ id: trashedGuidelineId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
];
