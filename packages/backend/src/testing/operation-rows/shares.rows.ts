import { fileId, linkId, privateToken, publicToken } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

// oxfmt-ignore
export const sharesRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'shares.list', call: (c) => c.shares.list({ assetId: fileId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['files.view', 'files.edit', 'files.download']] },
  { operation: 'shares.create', call: (c) => c.shares.create({ assetId: fileId, isPublic: true, expiresAt: null }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['files.view', 'files.edit', 'files.download']] },
  { operation: 'shares.delete', call: (c) => c.shares.delete({ id: linkId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['files.view', 'files.edit']] },
  { operation: 'shares.open', on: 'a public link', call: (c) => c.shares.open({ token: publicToken }),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'shares.open', on: 'a private link', call: (c) => c.shares.open({ token: privateToken }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: [['files.view']] },
  { operation: 'shares.visit', on: 'a public link', call: (c) => c.shares.visit({ token: publicToken }),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'shares.visit', on: 'a private link', call: (c) => c.shares.visit({ token: privateToken }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: [['files.view']] },
];
