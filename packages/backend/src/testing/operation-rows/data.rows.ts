import type { WorkspaceClient } from '@brandroom/domain/contract/client';

import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

let exported: File | null = null;

/** An export of the world, the same for every call: a command sent again sends the same file. */
async function exportedWorld(client: WorkspaceClient): Promise<File> {
  exported ??= await client.data.export();
  return exported;
}

// oxfmt-ignore
export const dataRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'data.export', call: (c) => c.data.export().then(({ name }) => name),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'data.checkImport', call: async (c) => c.data.checkImport({ file: await exportedWorld(c) }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'data.import', call: async (c) => c.data.import({ file: await exportedWorld(c) }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'data.reset', call: (c) => c.data.reset(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
];
