import { brandId, contentIdOf } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

// oxfmt-ignore
export const dashboardRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'dashboard.summary', call: (c) => c.dashboard.summary({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },

  { operation: 'notifications.list', call: (c) => c.notifications.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'notifications.markRead', call: (c) => c.notifications.markRead({ ids: [contentIdOf('pending')] }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'notifications.markUnread', call: (c) => c.notifications.markUnread({ ids: [contentIdOf('pending')] }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
];
