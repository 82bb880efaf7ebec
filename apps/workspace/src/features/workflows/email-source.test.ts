import type { User } from '@brandroom/domain/account/user.schema';
import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import type { BrandId, Id, UserId } from '@brandroom/domain/id.schema';
import { presets } from '@brandroom/domain/rights/presets';
import { parts, sender } from '@brandroom/machines/email-send/email-send.catalog';
import { explain, refusingLeaves } from '@brandroom/statechart/explain';
import { payloadsOf } from '@brandroom/workflow-explorer/rights/payloads';
import { valuesRead } from '@brandroom/workflow-explorer/rights/values-read';
import { expect, it } from 'vitest';

import { emailCounts, emailSource } from './email-source';

const at = '2026-11-10T09:00:00.000Z';
const brandId = 'brand_1_a' as BrandId;
const by = 'user_1_ada' as UserId;

const draft: EmailCampaign = {
  id: 'email_1_1' as Id<'Email'>,
  brandId,
  createdAt: at,
  updatedAt: at,
  name: 'News',
  subject: 'News of the week',
  preheader: 'All that happened',
  body: 'Hello',
  template: 'newsletter',
  status: 'draft',
  sentAt: null,
  scheduledFor: null,
  recipients: 120,
  opens: 0,
  clicks: 0,
};

function userOf(role: 'admin' | 'editor'): User {
  const brandAccess = [{ brandId, role, permissions: presets[role] }];
  return { id: by, name: 'Ada', email: 'ada@example.com', role: 'member', brandAccess };
}

/** The rules that refuse to send an email, each with the values that it read. */
function refusing(email: EmailCampaign, role: 'admin' | 'editor') {
  const user = userOf(role);
  const { snapshot, payloads } = emailSource(email, { user, brandName: 'Acme', href: '#' });
  const asked = { snapshot, at, own: payloads ?? null };
  const sent = payloadsOf('SEND', parts.samples, sender(user, brandId), asked);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ isSample: false, event: { email: { id: email.id } } });
  const event = sent[0]?.event ?? { type: '' };
  return explain(snapshot, event, parts.words as never).transitions.flatMap(({ rule }) =>
    (rule ? refusingLeaves(rule) : []).map(({ name, params }) => [
      name,
      valuesRead(snapshot, event, name ?? '', params).map(({ value }) => value),
    ]),
  );
}

it('names the rule that refuses to send an email, with the value that it read', () => {
  expect(refusing(draft, 'admin')).toEqual([]);
  expect(refusing(draft, 'editor')).toEqual([['mayPublish', [false]]]);
  expect(refusing({ ...draft, recipients: 0 }, 'admin')).toEqual([['hasRecipients', [0]]]);
  expect(refusing({ ...draft, sending: { startedAt: at, delivered: 50 } }, 'admin')).toEqual([
    ['hasNotBegun', [50]],
  ]);
});

it('is where its sending is', () => {
  const asked = { user: userOf('admin'), brandName: 'Acme', href: '#' };
  const stateOf = (email: EmailCampaign) => emailSource(email, asked).snapshot.value as unknown;
  expect(stateOf(draft)).toBe('idle');
  expect(stateOf({ ...draft, status: 'sent', sentAt: at })).toBe('sent');
});

it('was where its recorded steps led, with who took each', () => {
  const step = (minute: number, delivered: number, byName = 'Ada') => ({
    at: `2026-11-10T09:0${String(minute)}:00.000Z`,
    by: byName === 'Schedule' ? null : by,
    byName,
    delivered,
  });
  const asked = { user: userOf('admin'), brandName: 'Acme', href: '#' };
  const shown = (steps: EmailCampaign['steps'] = []) => {
    const email = { ...draft, status: 'sent', sentAt: at, steps } as const;
    const { trace, moments = [] } = emailSource({ ...email, steps: [...steps] }, asked);
    return moments.map(({ id, kind, title, snapshot }) => [
      kind,
      title,
      snapshot.value as unknown,
      trace.find((entry) => entry.id === id)?.taken,
    ]);
  };
  expect(shown([step(0, 0), step(1, 50), step(2, 100, 'Max'), step(3, 120, 'Max')])).toEqual([
    [
      'person',
      'Ada began to send this',
      'delivering',
      ['idle on SEND #1', 'beginning on beginSending done #1'],
    ],
    ['person', 'Ada sent this', 'delivering', ['delivering on deliverBatch done #3']],
    ['person', 'Max sent this', 'delivering', ['delivering on deliverBatch done #3']],
    ['person', 'Max sent this', 'sent', ['delivering on deliverBatch done #1']],
  ]);
  expect(shown([step(0, 120, 'Schedule')])).toEqual([['clock', 'Schedule sent this', 'sent', []]]);
  expect(shown()).toEqual([]);
});

it('counts emails by the state they are in', () => {
  const statuses = ['draft', 'scheduled', 'sent', 'archived', 'draft'] as const;
  expect(emailCounts(statuses.map((status) => ({ status })))).toEqual({
    idle: '3 emails',
    sent: '2 emails',
  });
  expect(emailCounts([])).toEqual({ idle: '0 emails', sent: '0 emails' });
});
