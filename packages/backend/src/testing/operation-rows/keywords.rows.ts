import type { KeywordGroupDraft } from '@brandroom/domain/keyword/keyword.schema';

import { brandId, keywordGroupId, trashedKeywordGroupId } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

const keywords: KeywordGroupDraft = { name: 'Coats', keywords: ['coats'] };

// oxfmt-ignore
export const keywordsRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'keywords.listGroups', call: (c) => c.keywords.listGroups({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['analytics.view']] },
  { operation: 'keywords.createGroup', call: (c) => c.keywords.createGroup({ brandId, draft: keywords }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['analytics.create']] },
  { operation: 'keywords.updateGroup', call: (c) => c.keywords.updateGroup({ id: keywordGroupId, draft: keywords }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['analytics.view', 'analytics.edit']] },
  { operation: 'keywords.deleteGroup', call: (c) => c.keywords.deleteGroup({ id: keywordGroupId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none'),
    flags: [['analytics.view', 'analytics.delete']] },
  { operation: 'keywords.restoreGroup', call: (c) => c.keywords.restoreGroup({ id: trashedKeywordGroupId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none'),
    flags: [['analytics.view', 'analytics.delete']] },
  { operation: 'keywords.summary', call: (c) => c.keywords.summary({ brandId, range: '7d' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['analytics.view']] },
  { operation: 'keywords.history', call: (c) => c.keywords.history({ brandId, range: '7d', keyword: 'shoes' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['analytics.view']] },
  { operation: 'keywords.analyze', call: (c) => c.keywords.analyze({ brandId, range: '7d' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['analytics.view']] },
];
