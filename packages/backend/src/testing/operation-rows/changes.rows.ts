import type { WorkspaceClient } from '@brandroom/domain/contract/client';

import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

async function startWatching(client: WorkspaceClient): Promise<void> {
  const events = await client.changes.watch();
  await events.return();
}

// oxfmt-ignore
export const changesRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'changes.watch', call: startWatching,
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
];
