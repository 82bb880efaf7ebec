import type { AgencyDraft } from '@brandroom/domain/account/agency.schema';
import { defaultNotificationSettings } from '@brandroom/domain/account/notification-settings.schema';

import { agencyName, emailOf } from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

const studio: AgencyDraft = {
  name: 'Studio',
  website: '',
  phone: '',
  email: '',
  address: '',
  description: '',
  logo: null,
};

// oxfmt-ignore
export const settingsRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'agency.get', call: (c) => c.agency.get(),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'no', 'no') },
  { operation: 'agency.update', call: (c) => c.agency.update(studio),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'no', 'no') },
  { operation: 'agency.transferOwnership',
    call: (c) => c.agency.transferOwnership({ email: emailOf('manager'), confirmation: agencyName }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'no', 'no') },

  { operation: 'billing.plan', call: (c) => c.billing.plan(),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'no', 'no') },

  { operation: 'notificationSettings.get', call: (c) => c.notificationSettings.get(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'notificationSettings.update',
    call: (c) => c.notificationSettings.update(defaultNotificationSettings),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'notificationSettings.sent', call: (c) => c.notificationSettings.sent(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },

  { operation: 'security.changePassword',
    call: (c) => c.security.changePassword({ current: 'any', next: 'a new one', confirmation: 'a new one' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'security.sessions', call: (c) => c.security.sessions(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'security.endSession', on: 'a session that is not theirs',
    call: (c) => c.security.endSession({ id: '0123456789abcdef' }),
    expected: expecting('who', 'none', 'none', 'none', 'none', 'none', 'none') },
  { operation: 'security.endOtherSessions', call: (c) => c.security.endOtherSessions(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
];
