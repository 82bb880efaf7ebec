import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { AuthEvent } from '@brandroom/machines/auth/auth.events';
import { testBackend } from '@brandroom/mock-backend/testing/test-backend';
import type { TestBackend } from '@brandroom/mock-backend/testing/test-backend';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { AuthActor } from '../auth/auth';
import { settled, startAuthActor } from '../auth/auth-actor';
import { storyTokens } from '../testing/story-tokens';
import { followChanges } from './follow-changes';

let backend: TestBackend;
let client: WorkspaceClient;
let auth: AuthActor;
let stopped: AbortController;
let told: AuthEvent['type'][];
let ownEdits: number;
/** The waiting times before each retry. */
let waits: number[];
let goOn: () => void;
let comeBack: () => void;
let queryClient: QueryClient;

beforeEach(async () => {
  backend = testBackend();
  client = await backend.as('editor@example.com');
  auth = startAuthActor(client, storyTokens('session'));
  await settled(auth);
  stopped = new AbortController();
  told = [];
  vi.spyOn(auth, 'send').mockImplementation(({ type }) => told.push(type));
  ownEdits = 0;
  waits = [];
  queryClient = new QueryClient();
});
afterEach(() => {
  stopped.abort();
  backend.close();
});

/** The watched positions, and the queries invalidated since the last check. */
function following() {
  const api = createTanstackQueryUtils(client);
  const keys = {
    files: api.files.key(),
    brands: api.brands.key(),
    shares: api.shares.key(),
    performance: api.performance.key(),
  };
  const fresh = () => {
    for (const queryKey of Object.values(keys)) queryClient.setQueryData(queryKey, 'here');
  };
  fresh();
  const done = followChanges({
    services: { client, api, queryClient, auth },
    signal: stopped.signal,
    onOwnEdit: () => {
      ownEdits += 1;
    },
    wait: (ms, signal) => {
      waits.push(ms);
      return new Promise((resolve) => {
        goOn = resolve;
        signal.addEventListener('abort', () => resolve());
      });
    },
    onReturn: (listener) => {
      comeBack = listener;
      return () => undefined;
    },
  });
  return {
    done,
    fresh,
    stale: () =>
      Object.entries(keys)
        .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
        .map(([name]) => name),
  };
}

const every = ['files', 'brands', 'shares', 'performance'];

async function brand(): Promise<Brand> {
  const [first] = await client.brands.list();
  if (!first) throw new Error('The samples have a brand.');
  return first;
}
async function renameFile(): Promise<void> {
  const { id } = await brand();
  const [file] = (await client.files.list({ brandId: id })).items;
  if (!file) throw new Error('The samples have a file.');
  await client.files.update({ id: file.id, patch: { name: `renamed-${waits.length}.png` } });
}

describe('following changes', () => {
  it('refetches the queries that a change invalidates', async () => {
    const { stale } = following();
    await client.auth.me();
    await renameFile();
    await expect.poll(stale).toEqual(['files']);
  });

  it('refetches the performance when a campaign is deleted', async () => {
    const { stale } = following();
    await client.auth.me();
    const admin = await backend.as('admin@example.com');
    const { id: brandId } = await brand();
    const [campaign] = await admin.campaigns.list({ brandId });
    if (!campaign) throw new Error('The samples have a campaign.');
    await admin.campaigns.delete({ id: campaign.id });
    await expect.poll(stale).toEqual(['performance']);
  });

  it('refetches everything when the person’s permissions change', async () => {
    const { stale } = following();
    const { id: brandId } = await brand();
    const admin = await backend.as('admin@example.com');
    const { id: userId } = await client.auth.me();
    await admin.team.remove({ brandId, userId });
    await expect.poll(stale).toEqual(every);
  });

  it('notifies the open tab of a removed member without any timer in between', async () => {
    const { stale } = following();
    const { id: brandId } = await brand();
    const admin = await backend.as('admin@example.com');
    const { id: userId } = await client.auth.me();
    // The clock is stopped: a delay, a poll or a retry would never come.
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'setImmediate', 'Date'] });
    try {
      await admin.team.remove({ brandId, userId });
      await expect.poll(stale).toEqual(every);
    } finally {
      vi.useRealTimers();
    }
    const event = vi.mocked(auth.send).mock.lastCall?.[0];
    const user = event?.type === 'USER_CHANGED' ? event.user : null;
    expect(user?.id).toBe(userId);
    expect(user?.brandAccess.map((access) => access.brandId)).not.toContain(brandId);
  });

  it('retries a refused feed with growing delays, and misses no change', async () => {
    backend.simulate({ fail: ['changes.watch'] });
    const { stale } = following();
    for (const count of [1, 2, 3]) {
      await expect.poll(() => waits.length).toBe(count);
      goOn();
    }
    await expect.poll(() => waits).toEqual([1000, 2000, 4000, 8000]);
    await renameFile();
    expect(stale()).toEqual([]);
    backend.simulate({});
    goOn();
    await expect.poll(stale).toEqual(every);
    expect(told).toContain('USER_CHANGED');
  });

  it('retries a refused feed at once when the person returns', async () => {
    backend.simulate({ offline: true });
    const { stale } = following();
    await expect.poll(() => waits.length).toBe(1);
    backend.simulate({});
    comeBack();
    await expect.poll(stale).toEqual(every);
    expect(waits).toEqual([1000]);
  });

  it('resumes after the last received change, and refetches nothing twice', async () => {
    const { fresh, stale } = following();
    await client.auth.me();
    await renameFile();
    await expect.poll(stale).toEqual(['files']);
    fresh();
    comeBack();
    await client.auth.me();
    await renameFile();
    await expect.poll(stale).toEqual(['files']);
    expect(waits).toEqual([]);
  });

  it('treats a gap in the order as missed changes and refetches everything', async () => {
    const { fresh, stale } = following();
    await client.auth.me();
    await renameFile();
    await expect.poll(stale).toEqual(['files']);
    fresh();
    backend.serving.backend.changes.publish({ seq: 1000, topics: [], brandId: null, actor: null });
    await expect.poll(stale).toEqual(every);
  });

  it('reports the person’s own edits, in this tab or another, and no others', async () => {
    const { stale } = following();
    await client.auth.me();
    const admin = await backend.as('admin@example.com');
    const { id } = await brand();
    await admin.brands.update({ id, patch: { description: 'Other words.' } });
    await client.notifications.markRead({ ids: [] });
    await expect.poll(stale).toEqual(['brands']);
    expect(ownEdits).toBe(0);
    await renameFile();
    await expect.poll(() => ownEdits).toBe(1);
  });

  it('ends with the session', async () => {
    const { done } = following();
    await client.auth.me();
    await client.auth.signOut();
    await done;
    expect(told.at(-1)).toBe('SESSION_ENDED');
    expect(waits).toEqual([]);
  });

  it('ends silently when its signal aborts', async () => {
    const { done } = following();
    await client.auth.me();
    stopped.abort();
    await done;
    expect(told).toEqual([]);
  });
});
