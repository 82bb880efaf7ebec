import type { WorkspaceClient } from '@brandroom/domain/contract/client';

import { droppedFile, pngBytes } from '../file-bytes';
import { brandId, fileId, trashedFileId } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting, toEnd } from './operation-row';

const upload = (client: WorkspaceClient) =>
  client.files.upload({ brandId, file: droppedFile('new.png', pngBytes) }).then(toEnd);

// oxfmt-ignore
export const filesRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'files.list', call: (c) => c.files.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: [['files.view']] },
  { operation: 'files.tags', call: (c) => c.files.tags({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: [['files.view']] },
  { operation: 'files.suggest', call: (c) => c.files.suggest({ brandId, text: 'A hill' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: [['files.view']] },
  { operation: 'files.get', call: (c) => c.files.get({ id: fileId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: [['files.view']] },
  { operation: 'files.get', on: 'a file in the trash', call: (c) => c.files.get({ id: trashedFileId }),
    expected: expecting('who', 'none', 'none', 'none', 'none', 'none', 'none') },
  { operation: 'files.upload', call: upload,
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['files.create']] },
  { operation: 'files.download', call: (c) => c.files.download({ id: fileId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['files.view', 'files.download']] },
  { operation: 'files.preview', call: (c) => c.files.preview({ id: fileId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: [['files.view']] },
  { operation: 'files.update', call: (c) => c.files.update({ id: fileId, patch: { category: 'logo' } }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['files.view', 'files.edit']] },
  { operation: 'files.replace',
    call: (c) => c.files.replace({ id: fileId, file: droppedFile('new.png', pngBytes) }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['files.view', 'files.edit']] },
  { operation: 'files.versions', call: (c) => c.files.versions({ id: fileId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: [['files.view']] },
  { operation: 'files.restoreVersion', call: (c) => c.files.restoreVersion({ id: fileId, version: 1 }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['files.view', 'files.edit']] },
  { operation: 'files.usage', call: (c) => c.files.usage({ id: fileId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok'),
    flags: [['files.view']] },
  { operation: 'files.delete', call: (c) => c.files.delete({ id: fileId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'ok'),
    flags: [['files.view', 'files.delete']] },
  { operation: 'files.restore', call: (c) => c.files.restore({ id: trashedFileId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'ok'),
    flags: [['files.view', 'files.delete']] },
];
