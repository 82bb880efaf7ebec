import { pngOfSize } from '../file-bytes';
import { avatarId, emailOf } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

const squarePicture = new Blob([pngOfSize(2, 2)], { type: 'image/png' });

// oxfmt-ignore
export const authRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'auth.signIn',
    call: (c) => c.auth.signIn({ email: emailOf('editor'), password: 'x', remember: false }),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.register',
    call: (c) => c.auth.register({ name: 'New', email: 'new@world.example', password: 'x', acceptsTerms: true }),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.me', call: (c) => c.auth.me(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.signOut', call: (c) => c.auth.signOut(),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.updateUser', call: (c) => c.auth.updateUser({ name: 'Renamed' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.avatar', on: 'the picture of the admin', call: (c) => c.auth.avatar({ id: avatarId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.setAvatar', call: (c) => c.auth.setAvatar({ file: squarePicture }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.removeAvatar', call: (c) => c.auth.removeAvatar(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
];
