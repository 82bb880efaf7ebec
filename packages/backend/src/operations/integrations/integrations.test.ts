import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandId,
  emailOf,
  firstPageId,
  otherBrandId,
  secondPageId,
  testWorld,
} from '../../testing/test-world';

let backend: TestBackend;
let manager: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

const onLinkedIn = { brandId, platform: 'linkedin' } as const;
const onX = { brandId, platform: 'x' } as const;
const selected = (pages: readonly { id: string; isSelected: boolean }[]) =>
  pages.filter(({ isSelected }) => isSelected).map(({ id }) => id);

describe('social platforms', () => {
  it('are listed with those that were never connected', async () => {
    const list = await manager.integrations.listSocial({ brandId });
    expect(list.map(({ platform, isConnected }) => [platform, isConnected])).toEqual([
      ['linkedin', true],
      ['instagram', false],
      ['facebook', false],
      ['bluesky', false],
      ['x', false],
    ]);
  });

  it('are connected with the first page, for one brand', async () => {
    const x = await manager.integrations.connectSocial(onX);
    expect(x).toMatchObject({ isConnected: true, connectedAt: backend.env.now() });
    expect(selected(x.pages)).toEqual(['x-main']);
    const admin = await backend.as(emailOf('admin'));
    const other = await admin.integrations.listSocial({ brandId: otherBrandId });
    expect(other.filter(({ isConnected }) => isConnected)).toEqual([]);
  });

  it('have exactly the selected pages', async () => {
    const pageIds = [secondPageId];
    const { pages } = await manager.integrations.selectPages({ ...onLinkedIn, pageIds });
    expect(selected(pages)).toEqual([secondPageId]);
    const none = await manager.integrations.selectPages({ ...onLinkedIn, pageIds: [] });
    expect(selected(none.pages)).toEqual([]);
  });

  it('keep the selection when they are connected again', async () => {
    const pageIds = [firstPageId, secondPageId];
    await manager.integrations.selectPages({ ...onLinkedIn, pageIds });
    await manager.integrations.disconnectSocial(onLinkedIn);
    const [linkedIn] = await manager.integrations.listSocial({ brandId });
    expect(linkedIn).toMatchObject({ isConnected: false, connectedAt: null });
    const again = await manager.integrations.connectSocial(onLinkedIn);
    expect(selected(again.pages)).toEqual(pageIds);
  });

  it('have no selectable pages while disconnected, and none that do not exist', async () => {
    const { integrations } = manager;
    expect(await refusalOf(integrations.selectPages({ ...onX, pageIds: [] }))).toMatchObject({
      code: 'conflict',
      message: 'X isn’t connected.',
    });
    expect(
      await refusalOf(integrations.selectPages({ ...onLinkedIn, pageIds: ['gone'] })),
    ).toMatchObject({ code: 'invalid' });
  });
});

describe('a test message', () => {
  const toSlack = { brandId, service: 'slack' } as const;

  it('goes into the outbox, newest first, and outlives the connection', async () => {
    await manager.integrations.sendTestMessage(toSlack);
    backend.env.setNow('2026-03-02T11:00:00.000Z');
    await manager.integrations.connectChat({ brandId, service: 'teams' });
    await manager.integrations.sendTestMessage({ brandId, service: 'teams' });
    await manager.integrations.disconnectChat(toSlack);
    const outbox = await manager.integrations.outbox({ brandId });
    expect(outbox).toMatchObject([
      { service: 'teams', sentByName: 'manager', sentAt: '2026-03-02T11:00:00.000Z' },
      {
        service: 'slack',
        text: 'This is a test message. Notifications for First will arrive here.',
      },
    ]);
    const chats = await manager.integrations.listChats({ brandId });
    expect(chats).toMatchObject([{ isConnected: false }, { isConnected: true }]);
    expect(chats[0]).not.toHaveProperty('messages');
  });

  it('needs a connection', async () => {
    const toTeams = manager.integrations.sendTestMessage({ brandId, service: 'teams' });
    expect(await refusalOf(toTeams)).toMatchObject({
      code: 'conflict',
      message: 'Teams isn’t connected.',
    });
  });

  it('pushes out the oldest of 20', async () => {
    for (let i = 0; i < 22; i += 1) await manager.integrations.sendTestMessage(toSlack);
    const ids = (await manager.integrations.outbox({ brandId })).map(({ id }) => id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([20, 'slack:22', 'slack:3']);
  });
});
