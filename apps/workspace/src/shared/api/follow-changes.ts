import type { User } from '@brandroom/domain/account/user.schema';
import type { ChangeTopic } from '@brandroom/domain/contract/changes.contract';

import type { Api, WorkspaceServices } from './api';
import { refetch } from './refetch';
import { operationError } from './operation-error';

type Area = Exclude<keyof Api, 'key'>;
const keyOf = (api: Api, area: Area) => api[area].key();

/** The areas that show or count content. */
const ofContent = [
  'content',
  'campaigns',
  'dashboard',
  'files',
  'notifications',
  'notificationSettings',
] as const;

/** The areas of operations that show data of a topic. */
const areasOf: Record<ChangeTopic, readonly Area[]> = {
  account: ['brands', 'notifications', 'notificationSettings', 'security', 'team'],
  agency: ['agency'],
  brands: ['brands', 'billing'],
  // Content is listed by the names of its campaigns, too.
  campaigns: ['campaigns', 'content', 'performance'],
  colors: ['colors'],
  content: ofContent,
  emails: ['emails', 'performance'],
  files: ['files', 'dashboard', 'notifications', 'notificationSettings'],
  guidelines: ['guidelines'],
  images: ['generation'],
  integrations: ['integrations'],
  keywords: ['keywords', 'performance'],
  logos: ['logos'],
  messages: ['messages'],
  print: ['print', 'performance'],
  rules: ['rules'],
  shares: ['shares'],
  team: [
    ...ofContent,
    'brands',
    'colors',
    'emails',
    'generation',
    'guidelines',
    'integrations',
    'keywords',
    'logos',
    'messages',
    'performance',
    'print',
    'rules',
    'team',
    'typography',
    'voice',
  ],
  typography: ['typography'],
  views: ['views'],
  voice: ['voice'],
};
const everyTopic = Object.keys(areasOf) as ChangeTopic[];

const accessOf = ({ role, brandAccess }: User) => JSON.stringify([role, brandAccess]);

/** The delay between two attempts, in milliseconds; it doubles each time. */
const shortestWait = 1000;
const longestWait = 60_000;

export interface FollowChangesOptions {
  services: Pick<WorkspaceServices, 'client' | 'api' | 'queryClient' | 'auth'>;
  signal: AbortSignal;
  /** Called for each change by this person, except to their own account. */
  onOwnEdit: () => void;
  /** Resolves after a number of milliseconds, or when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Calls the listener when the page may have missed changes. Returns the unsubscribe function. */
  onReturn?: (listener: () => void) => () => void;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });

/**
 * Calls the listener when the browser is online again, or the page returns from the back/forward
 * cache or from being frozen.
 */
function onPageReturn(listener: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  window.addEventListener('online', listener, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  document.addEventListener('resume', listener, { signal });
  return () => stopped.abort();
}

/**
 * Refetches all queries that a change invalidates, until the person signs out. A refused or
 * interrupted feed resumes after the last received change.
 */
export async function followChanges({
  services: { client, api, queryClient, auth },
  signal,
  onOwnEdit,
  wait = pause,
  onReturn = onPageReturn,
}: FollowChangesOptions): Promise<void> {
  let after: number | null = null;
  let nextWait = shortestWait;

  async function take(changed: readonly ChangeTopic[]) {
    let topics = changed;
    if (changed.includes('account') || changed.includes('team')) {
      const { user: before } = auth.getSnapshot().context;
      const user = await client.auth.me();
      auth.send({ type: 'USER_CHANGED', user });
      // The cached data was read with the previous permissions.
      if (before && accessOf(before) !== accessOf(user)) {
        topics = everyTopic;
        const brands = queryClient.getQueryData(api.brands.list.queryKey());
        void import('../brand/notify-lost-brand').then((late) =>
          late.notifyLostBrand(before, user, brands),
        );
      }
    }
    const areas = new Set(topics.flatMap((topic) => areasOf[topic]));
    for (const area of areas) refetch(queryClient, keyOf(api, area));
  }

  async function listen(turn: AbortSignal) {
    const changes = await client.changes.watch(after === null ? undefined : { after }, {
      signal: turn,
    });
    nextWait = shortestWait;
    for await (const { seq, topics, actor } of changes) {
      const isEdit = topics.some((topic) => topic !== 'account');
      if (isEdit && actor !== null && actor === auth.getSnapshot().context.user?.id) onOwnEdit();
      const isGap = after !== null && seq > after + 1;
      await take(isGap ? everyTopic : topics);
      after = Math.max(after ?? 0, seq);
    }
  }

  while (!signal.aborted) {
    const returned = new AbortController();
    const turn = AbortSignal.any([signal, returned.signal]);
    const stop = onReturn(() => returned.abort());
    try {
      await listen(turn);
      // The server ends the feed only when the session ended, for example by signing out elsewhere.
      if (!turn.aborted) return auth.send({ type: 'SESSION_ENDED' });
    } catch (error) {
      if (operationError(error).code === 'unauthenticated') {
        return auth.send({ type: 'SESSION_ENDED' });
      }
      if (!turn.aborted) {
        await wait(nextWait, turn);
        nextWait = Math.min(nextWait * 2, longestWait);
      }
    } finally {
      stop();
    }
    // Before the first change there is no position to resume from, so everything counts as missed.
    after ??= 0;
  }
}
