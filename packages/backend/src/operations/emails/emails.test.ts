import type { EmailCampaignDraft } from '@brandroom/domain/campaign/email-campaign.schema';
import type { FileId } from '@brandroom/domain/id.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { sendDue } from '../../periodic/send-due';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  begunEmailId,
  brandId,
  draftEmailId,
  emailOf,
  fileId,
  later,
  madeAt,
  scheduledEmailId,
  sentEmailId,
  testWorld,
} from '../../testing/test-world';

let backend: TestBackend;
let admin: WorkspaceClient;
beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  admin = await backend.as(emailOf('admin'));
});
afterEach(() => backend.close());

const draft: EmailCampaignDraft = {
  name: 'Letter',
  subject: 'News from us',
  preheader: 'Short',
  body: 'Words.',
  template: 'event',
};
/** Stores a draft with other fields. */
const change = (fields: Partial<EmailCampaignDraft>) =>
  admin.emails.update({ id: draftEmailId, updatedAt: madeAt, draft: { ...draft, ...fields } });

describe('an email', () => {
  it('is sent in batches; each counts once, however many tabs ask for it', async () => {
    const id = draftEmailId;
    expect(await admin.emails.send({ id })).toMatchObject({
      status: 'draft',
      recipients: 1000,
      sending: { delivered: 0 },
    });
    const first = { id, delivered: 0 };
    const twice = await Promise.all([admin.emails.deliver(first), admin.emails.deliver(first)]);
    expect(twice.map(({ sending }) => sending?.delivered)).toEqual([50, 50]);
    let [email] = twice;
    for (let batch = 2; batch <= 20; batch += 1) {
      email = await admin.emails.deliver({ id, delivered: email.sending?.delivered ?? 0 });
    }
    expect(email).toMatchObject({ status: 'sent', recipients: 1000, opens: 0, clicks: 0 });
    expect(email).not.toHaveProperty('sending');
    expect(email.steps?.map(({ delivered }) => delivered)).toEqual(
      Array.from({ length: 21 }, (_, batch) => batch * 50),
    );
  });

  it('gets its opens little by little, and never more than all of them', async () => {
    const opens: number[] = [];
    for (const at of [
      '2026-02-01T09:01',
      '2026-02-01T12:00',
      '2026-02-03T09:00',
      '2026-03-01T09:00',
    ]) {
      backend.env.setNow(`${at}:00.000Z`);
      const person = await backend.as(emailOf('admin'));
      opens.push((await person.emails.get({ id: sentEmailId })).opens);
    }
    expect(opens).toEqual(opens.toSorted((one, other) => one - other));
    expect(new Set(opens).size).toBe(4);
    expect(opens.at(-1)).toBe(400);
  });

  it('is not sent without an unsubscribe link or without recipients', async () => {
    const { updatedAt } = await change({ footer: 'Bye.' });
    const send = () => refusalOf(admin.emails.send({ id: draftEmailId }));
    expect(await send()).toMatchObject({
      code: 'conflict',
      message: 'Add an unsubscribe link to the footer.',
    });
    await admin.emails.update({
      id: draftEmailId,
      updatedAt,
      draft: { ...draft, audience: 'new' },
    });
    expect(await send()).toMatchObject({ code: 'conflict', data: { reason: 'recipients' } });
  });

  it.each([scheduledEmailId, begunEmailId, sentEmailId])(
    'is neither changed nor sent nor scheduled once it is no draft (%s)',
    async (id) => {
      for (const call of [
        () => admin.emails.update({ id, updatedAt: madeAt, draft }),
        () => admin.emails.send({ id }),
        () => admin.emails.schedule({ id, at: later }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ code: 'conflict' });
      }
    },
  );

  it('shows no image that is not in the library of its brand', async () => {
    const image = { fileId: 'file_1_none' as FileId, alt: '' };
    expect(await refusalOf(change({ image }))).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'draft.image' }] },
    });
    expect((await change({ image: { fileId, alt: 'A hill' } })).image?.fileId).toBe(fileId);
  });

  it('keeps a change that someone else made since it was opened', async () => {
    backend.env.setNow('2026-03-02T11:00:00.000Z');
    await change({ subject: 'Theirs' });
    expect(await refusalOf(change({ subject: 'Mine' }))).toMatchObject({
      code: 'conflict',
      data: { reason: 'version' },
    });
    expect((await admin.emails.get({ id: draftEmailId })).subject).toBe('Theirs');
  });

  it('is copied as a draft without figures, first in the list', async () => {
    const copy = await admin.emails.duplicate({ id: sentEmailId });
    expect(copy).toMatchObject({ name: 'Copy of Letter', status: 'draft', sentAt: null, opens: 0 });
    expect((await admin.emails.list({ brandId }))[0]?.id).toBe(copy.id);
  });

  it('goes to the archive and back once it was sent', async () => {
    const archive = (id: typeof sentEmailId, isArchived: boolean) =>
      admin.emails.archive({ id, isArchived });
    expect((await archive(sentEmailId, true)).status).toBe('archived');
    expect((await archive(sentEmailId, false)).status).toBe('sent');
    expect(await refusalOf(archive(draftEmailId, true))).toMatchObject({ code: 'conflict' });
  });

  it('comes back from the trash, but is not deleted while it is being sent', async () => {
    await admin.emails.delete({ id: draftEmailId });
    expect(await refusalOf(admin.emails.get({ id: draftEmailId }))).toMatchObject({
      code: 'notFound',
    });
    await admin.emails.restore({ id: draftEmailId });
    expect((await admin.emails.get({ id: draftEmailId })).name).toBe('Letter');
    expect(await refusalOf(admin.emails.delete({ id: begunEmailId }))).toMatchObject({
      code: 'conflict',
    });
  });
});

describe('a scheduled email', () => {
  it('is a draft again when it is unscheduled, and never scheduled for the past', async () => {
    const id = scheduledEmailId;
    expect(await admin.emails.unschedule({ id })).toMatchObject({
      status: 'draft',
      scheduledFor: null,
    });
    expect(await refusalOf(admin.emails.schedule({ id, at: madeAt }))).toMatchObject({
      code: 'conflict',
      data: { reason: 'time' },
    });
    expect(await admin.emails.schedule({ id, at: later })).toMatchObject({
      status: 'scheduled',
      scheduledFor: later,
      recipients: 1000,
    });
  });

  it('is sent once, at its time, and every tab hears of it', async () => {
    const { env, store, running } = backend;
    await sendDue(running, store);
    expect((await admin.emails.get({ id: scheduledEmailId })).status).toBe('scheduled');

    env.setNow(later);
    const heard = running.changes.listen(undefined)[Symbol.asyncIterator]();
    await sendDue(running, store);
    expect((await heard.next()).value).toMatchObject({ topics: ['emails'], brandId, actor: null });
    const person = await backend.as(emailOf('admin'));
    const sent = await person.emails.get({ id: scheduledEmailId });
    const steps = [{ at: later, by: null, byName: 'Schedule', delivered: sent.recipients }];
    expect(sent).toMatchObject({ status: 'sent', sentAt: later, steps });
    await sendDue(running, store);
    expect(await person.emails.get({ id: scheduledEmailId })).toEqual(sent);
  });
});
