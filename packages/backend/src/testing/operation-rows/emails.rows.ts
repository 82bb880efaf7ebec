import type { EmailCampaignDraft } from '@brandroom/domain/campaign/email-campaign.schema';

import {
  begunEmailId,
  brandId,
  draftEmailId,
  later,
  madeAt,
  scheduledEmailId,
  sentEmailId,
  trashedEmailId,
} from '../test-world';
import type { OperationRow } from './operation-row';
import { expecting } from './operation-row';

const email: EmailCampaignDraft = {
  name: 'Letter',
  subject: 'Hello',
  preheader: '',
  body: 'Words.',
  template: 'newsletter',
};

// oxfmt-ignore
export const emailsRows: readonly OperationRow[] = [
  // expected: nobody, viewer, editor, manager, admin, outsider, custom
  { operation: 'emails.list', call: (c) => c.emails.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['email.view']] },
  { operation: 'emails.get', call: (c) => c.emails.get({ id: draftEmailId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['email.view']] },
  { operation: 'emails.create', call: (c) => c.emails.create({ brandId, draft: email }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no'),
    flags: [['email.create']] },
  { operation: 'emails.update',
    call: (c) => c.emails.update({ id: draftEmailId, updatedAt: madeAt, draft: email }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['email.view', 'email.edit']] },
  { operation: 'emails.send', call: (c) => c.emails.send({ id: draftEmailId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['email.view', 'email.publish']] },
  { operation: 'emails.deliver', call: (c) => c.emails.deliver({ id: begunEmailId, delivered: 0 }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['email.view', 'email.publish']] },
  { operation: 'emails.schedule', call: (c) => c.emails.schedule({ id: draftEmailId, at: later }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['email.view', 'email.publish']] },
  { operation: 'emails.unschedule', call: (c) => c.emails.unschedule({ id: scheduledEmailId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['email.view', 'email.publish']] },
  { operation: 'emails.archive',
    call: (c) => c.emails.archive({ id: sentEmailId, isArchived: true }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['email.view', 'email.edit']] },
  { operation: 'emails.duplicate', call: (c) => c.emails.duplicate({ id: sentEmailId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none'),
    flags: [['email.view', 'email.create']] },
  { operation: 'emails.delete', call: (c) => c.emails.delete({ id: draftEmailId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['email.view', 'email.delete']] },
  { operation: 'emails.restore', call: (c) => c.emails.restore({ id: trashedEmailId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none'),
    flags: [['email.view', 'email.delete']] },
];
