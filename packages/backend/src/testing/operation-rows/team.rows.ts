import { presets } from '@brandroom/domain/rights/presets';

import { brandId, formerUserId, invitationId, userIdOf } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

const viewerHere = { brandId, userId: userIdOf('viewer') };

// oxfmt-ignore
export const teamRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'team.list', call: (c) => c.team.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['team.view']] },
  { operation: 'team.invite',
    call: (c) => c.team.invite({ brandId, draft: { accessLevel: 'viewer', email: 'ada@world.example' } }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.resendInvitation', call: (c) => c.team.resendInvitation({ id: invitationId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.revokeInvitation', call: (c) => c.team.revokeInvitation({ id: invitationId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.openInvitation', call: (c) => c.team.openInvitation({ id: invitationId }),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'team.editPermissions',
    call: (c) => c.team.editPermissions({ ...viewerHere, role: 'editor', permissions: presets.editor }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.remove', call: (c) => c.team.remove(viewerHere),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.restore', call: (c) => c.team.restore({ brandId, userId: formerUserId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.viewAs', call: (c) => c.team.viewAs(viewerHere),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.stopViewing', call: (c) => c.team.stopViewing(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
];
