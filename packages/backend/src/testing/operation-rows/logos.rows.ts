import { droppedFile, pngBytes } from '../file-bytes';
import { brandId, logoId, trashedLogoId } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

// oxfmt-ignore
export const logosRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'logos.list', call: (c) => c.logos.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['logos.view']] },
  { operation: 'logos.upload',
    call: (c) => c.logos.upload({ brandId, type: 'favicon', file: droppedFile('new.png', pngBytes) }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['logos.create']] },
  { operation: 'logos.rename', call: (c) => c.logos.rename({ id: logoId, name: 'Renamed' }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['logos.view', 'logos.edit']] },
  { operation: 'logos.replace',
    call: (c) => c.logos.replace({ id: logoId, file: droppedFile('new.png', pngBytes) }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['logos.view', 'logos.edit']] },
  { operation: 'logos.versions', call: (c) => c.logos.versions({ id: logoId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['logos.view']] },
  { operation: 'logos.restoreVersion', call: (c) => c.logos.restoreVersion({ id: logoId, version: 1 }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['logos.view', 'logos.edit']] },
  { operation: 'logos.preview', call: (c) => c.logos.preview({ id: logoId, version: 1 }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['logos.view']] },
  { operation: 'logos.download', call: (c) => c.logos.download({ id: logoId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['logos.view', 'logos.download']] },
  { operation: 'logos.delete', call: (c) => c.logos.delete({ id: logoId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['logos.view', 'logos.delete']] },
  { operation: 'logos.restore', call: (c) => c.logos.restore({ id: trashedLogoId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['logos.view', 'logos.delete']] },
];
