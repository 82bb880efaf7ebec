import type { NotificationEvent } from '@brandroom/domain/account/notification-settings.schema';
import { defaultNotificationSettings } from '@brandroom/domain/account/notification-settings.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { publishDue } from '../../periodic/publish-due';
import { purgeExpired } from '../../periodic/purge-expired';
import { droppedFile, pngBytes } from '../../testing/file-bytes';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandId,
  contentIdOf,
  emailOf,
  invitedEmail,
  later,
  otherBrandId,
  testWorld,
} from '../../testing/test-world';

let backend: TestBackend;
let author: WorkspaceClient;
let manager: WorkspaceClient;
let admin: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  author = await backend.as(emailOf('editor'));
  manager = await backend.as(emailOf('manager'));
  admin = await backend.as(emailOf('admin'));
});
afterEach(() => backend.close());

const on = (status: ContentStatus, version = 1) => ({ id: contentIdOf(status), version });
const noticesOf = async (client: WorkspaceClient) =>
  (await client.notifications.list({ brandId })).notices;

function without(event: NotificationEvent) {
  const row = { ...defaultNotificationSettings[event], bell: false };
  return { ...defaultNotificationSettings, [event]: row };
}

async function upload(client: WorkspaceClient): Promise<void> {
  for await (const _ of await client.files.upload({
    brandId,
    file: droppedFile('new.png', pngBytes),
  }));
}

describe('the author', () => {
  it('learns of an approval', async () => {
    await admin.content.approve(on('pending'));
    expect(await noticesOf(author)).toMatchObject([
      {
        event: 'contentApproved',
        contentId: contentIdOf('pending'),
        title: 'A pending post',
        byName: 'admin',
        note: null,
        read: false,
      },
    ]);
    expect(await noticesOf(manager)).toEqual([]);
  });

  it('learns of a rejection with its note', async () => {
    await admin.content.reject({ ...on('pending'), note: ' Too loud. ' });
    expect(await noticesOf(author)).toMatchObject([
      { event: 'contentRejected', note: 'Too loud.' },
    ]);
  });

  it('learns of a publication, by a person or by the clock', async () => {
    await admin.content.publish(on('approved'));
    backend.env.setNow(later);
    await publishDue(backend.running, backend.store);
    const client = await backend.as(emailOf('editor'));
    expect(await noticesOf(client)).toMatchObject([
      { event: 'contentPublished', contentId: contentIdOf('scheduled'), byName: null },
      { event: 'contentPublished', contentId: contentIdOf('approved'), byName: 'admin' },
    ]);
  });

  it('gets no notice of their own step', async () => {
    await author.content.submit(on('draft'));
    expect(await noticesOf(author)).toEqual([]);
  });

  it('hears nothing of a decision that was undone', async () => {
    const { version } = await admin.content.approve(on('pending'));
    await admin.content.undoDecision(on('pending', version));
    expect(await noticesOf(author)).toEqual([]);
  });

  it('hears nothing of an item that was deleted, until it is restored', async () => {
    const { version } = await admin.content.approve(on('pending'));
    await admin.content.delete(on('pending', version));
    expect(await noticesOf(author)).toEqual([]);
    await admin.content.restore({ id: contentIdOf('pending') });
    expect(await noticesOf(author)).toHaveLength(1);
  });
});

it('everyone else who sees the files is notified of an upload', async () => {
  await upload(manager);
  const viewer = await backend.as(emailOf('viewer'));
  const heard = [{ event: 'fileUploaded', title: 'new.png', byName: 'manager' }];
  expect(await noticesOf(viewer)).toMatchObject(heard);
  expect(await noticesOf(author)).toMatchObject(heard);
  expect(await noticesOf(manager)).toEqual([]);
  const outsider = await backend.as(emailOf('outsider'));
  expect((await outsider.notifications.list({ brandId: otherBrandId })).notices).toEqual([]);
});

it('the managers learn who accepted an invitation', async () => {
  await backend.stranger().auth.register({
    name: 'Ada',
    email: invitedEmail,
    password: 'long enough',
    acceptsTerms: true,
  });
  const heard = [{ event: 'memberJoined', title: 'Ada', contentId: null, fileId: null }];
  expect(await noticesOf(admin)).toMatchObject(heard);
  expect(await noticesOf(author)).toEqual([]);
});

describe('a notice', () => {
  it('is read by its own person only', async () => {
    await admin.content.approve(on('pending'));
    const [notice] = await noticesOf(author);
    const noticeIds = notice ? [notice.id] : [];
    await manager.notifications.markRead({ ids: [], noticeIds });
    expect(await author.notifications.list({ brandId })).toMatchObject({ unreadNotices: 1 });
    await author.notifications.markRead({ ids: [], noticeIds });
    expect(await author.notifications.list({ brandId })).toMatchObject({
      notices: [{ read: true }],
      unreadNotices: 0,
    });
    await manager.notifications.markUnread({ ids: [], noticeIds });
    expect(await author.notifications.list({ brandId })).toMatchObject({ unreadNotices: 0 });
    await author.notifications.markUnread({ ids: [], noticeIds });
    expect(await author.notifications.list({ brandId })).toMatchObject({ unreadNotices: 1 });
  });

  it('is kept for 30 days', async () => {
    await admin.content.approve(on('pending'));
    const count = async () =>
      (await backend.store.read((transaction) => transaction.all('notices'))).length;
    await purgeExpired(backend.store, backend.env);
    expect(await count()).toBe(1);
    backend.env.setNow('2026-04-10T10:00:00.000Z');
    await purgeExpired(backend.store, backend.env);
    expect(await count()).toBe(0);
  });
});

describe('the notification settings', () => {
  it('begin with the bell, and are kept for each person', async () => {
    expect(await author.notificationSettings.get()).toEqual(defaultNotificationSettings);
    await author.notificationSettings.update(without('contentApproved'));
    expect(await author.notificationSettings.get()).toEqual(without('contentApproved'));
    expect(await manager.notificationSettings.get()).toEqual(defaultNotificationSettings);
  });

  it('keep an event from the bell, and take earlier ones out of it', async () => {
    await admin.content.approve(on('pending'));
    await author.notificationSettings.update(without('contentApproved'));
    expect(await author.notifications.list({ brandId })).toMatchObject({
      notices: [],
      unreadNotices: 0,
    });
    await admin.content.publish(on('approved'));
    expect(await noticesOf(author)).toMatchObject([{ event: 'contentPublished' }]);
  });

  it('keep pending items from the bell, and their count for the review', async () => {
    await manager.notificationSettings.update(without('contentPending'));
    expect(await manager.notifications.list({ brandId })).toMatchObject({
      items: [],
      total: 1,
      unread: 0,
      isPendingOff: true,
    });
  });

  it('send a submission by email to those who may decide, and by chat once it is connected', async () => {
    await admin.integrations.disconnectChat({ brandId, service: 'slack' });
    const slack = { ...defaultNotificationSettings.contentPending, slack: true };
    await admin.notificationSettings.update({
      ...defaultNotificationSettings,
      contentPending: slack,
    });
    await author.content.submit(on('draft'));
    expect(await admin.notificationSettings.sent()).toMatchObject([
      { channel: 'email', event: 'contentPending', title: 'A draft post' },
    ]);
    expect(await author.notificationSettings.sent()).toEqual([]);

    await admin.integrations.connectChat({ brandId, service: 'slack' });
    const { version } = await admin.content.reject(on('pending'));
    await admin.content.undoDecision(on('pending', version));
    const copy = await author.content.duplicate({ id: contentIdOf('draft') });
    await author.content.submit({ id: copy.id, version: copy.version });
    const sent = await admin.notificationSettings.sent();
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual(['email', 'email', 'slack']);
  });
});
