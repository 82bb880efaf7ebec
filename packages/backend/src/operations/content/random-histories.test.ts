import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type {
  ContentDraft,
  ContentItem,
  ContentStatus,
  HistoryEntry,
} from '@brandroom/domain/content/content.schema';
import { contentActions } from '@brandroom/domain/content/content.schema';
import { statusChanges, statusLines } from '@brandroom/domain/content/workflow-summary';
import type { ContentId } from '@brandroom/domain/id.schema';
import { foldJournal } from '@brandroom/machines/content-workflow/fold-journal';
import { eventsOfAction, workflowSteps } from '@brandroom/machines/content-workflow/workflow-steps';
import { ORPCError } from '@orpc/client';
import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';

import { publishDue } from '../../periodic/publish-due';
import { contentMoves } from '../../store/content-keys';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { brandId, emailOf, grantCustom, testWorld } from '../../testing/test-world';
import { historyOf } from './stored-content';

/** In `pnpm verify` 10,000; in the check as many as take some seconds. */
const count = Number(process.env['HISTORIES'] ?? 100);

const startsAt = '2026-03-02T10:00:00.000Z';
const people = ['editor', 'manager', 'admin', 'custom'] as const;
type Who = (typeof people)[number];

interface World {
  readonly backend: TestBackend;
  readonly clients: Readonly<Record<Who, WorkspaceClient>>;
}

async function newWorld(): Promise<World> {
  const store = await testWorld();
  await grantCustom(store, 'social.view', 'social.edit', 'social.delete', 'social.approve');
  const backend = testBackend({ store });
  const signedIn = people.map(async (who) => [who, await backend.as(emailOf(who))] as const);
  const clients = Object.fromEntries(await Promise.all(signedIn)) as World['clients'];
  return { backend, clients };
}

const draft: ContentDraft = {
  type: 'social',
  platform: 'x',
  title: 'Random',
  description: '',
  body: 'Words.',
  images: [],
  campaignId: null,
  tags: [],
};

interface Acting {
  readonly client: WorkspaceClient;
  readonly id: ContentId;
  readonly version: number;
  readonly item: ContentItem;
  /** A moment some minutes ahead, and one that has passed. */
  readonly ahead: string;
  readonly passed: string;
  readonly world: World;
}

function draftOf({
  title,
  description,
  body,
  images,
  campaignId,
  tags,
}: ContentItem): ContentDraft {
  return {
    type: 'social',
    platform: 'x',
    title,
    description,
    body,
    images,
    campaignId,
    tags,
  };
}

function save({ client, id, version, item }: Acting, change: Partial<ContentItem>) {
  const { scheduledFor = item.scheduledFor, ...text } = change;
  const written = { ...draftOf(item), ...text } as ContentDraft;
  return client.content.update({ id, version, draft: written, scheduledFor });
}

const moves = {
  submit: ({ client, id, version }) => client.content.submit({ id, version }),
  approve: ({ client, id, version }) => client.content.approve({ id, version }),
  reject: ({ client, id, version }) => client.content.reject({ id, version }),
  publish: ({ client, id, version }) => client.content.publish({ id, version }),
  schedule: ({ client, id, version, ahead }) =>
    client.content.schedule({ id, version, scheduledFor: ahead }),
  scheduleLate: ({ client, id, version, passed }) =>
    client.content.schedule({ id, version, scheduledFor: passed }),
  unschedule: ({ client, id, version }) => client.content.unschedule({ id, version }),
  write: (acting) => save(acting, { body: `${acting.item.body} More.` }),
  label: (acting) => save(acting, { tags: [...acting.item.tags, 'new'].slice(-3) }),
  move: (acting) => save(acting, { scheduledFor: acting.ahead }),
  moveBack: (acting) => save(acting, { scheduledFor: acting.passed }),
  removeDate: (acting) => save(acting, { scheduledFor: null }),
  writeAndMove: (acting) => save(acting, { body: 'Other words.', scheduledFor: acting.ahead }),
  undoMove: ({ client, id, version }) => client.content.undoMove({ id, version }),
  undoDecision: ({ client, id, version }) => client.content.undoDecision({ id, version }),
  restoreVersion: ({ client, id, version }) =>
    client.content.restoreVersion({ id, version, earlier: 1 }),
  delete: ({ client, id, version }) => client.content.delete({ id, version }),
  restore: ({ client, id }) => client.content.restore({ id }),
  clock: ({ world: { backend } }) => publishDue(backend.running, backend.store),
} as const satisfies Record<string, (acting: Acting) => Promise<unknown>>;
type MoveName = keyof typeof moves;
const moveNames = Object.keys(moves) as MoveName[];

/** Moves that often lead on from a status, so that a history gets further than random ones would. */
const likely: Readonly<Record<ContentStatus | 'trash', readonly MoveName[]>> = {
  draft: ['submit', 'submit', 'move', 'write'],
  pending: ['approve', 'approve', 'reject', 'undoMove'],
  approved: ['schedule', 'schedule', 'move', 'writeAndMove', 'publish', 'undoDecision'],
  scheduled: ['move', 'move', 'write', 'unschedule', 'delete', 'clock', 'undoMove'],
  rejected: ['undoDecision'],
  published: ['label'],
  trash: ['restore'],
};

interface Chosen {
  readonly who: Who;
  /** A move, or the number of one: of the likely moves or of all. */
  readonly move: MoveName | { readonly isLikely: boolean; readonly pick: number };
  readonly minutes: number;
  readonly ahead: number;
}

const anyHistory: fc.Arbitrary<readonly Chosen[]> = fc.array(
  fc.record({
    who: fc.constantFrom(...people),
    move: fc.record({ isLikely: fc.boolean(), pick: fc.nat(1000) }),
    minutes: fc.nat(20),
    ahead: fc.integer({ min: 1, max: 60 }),
  }),
  { minLength: 4, maxLength: 12 },
);

/** Histories that take every step of the chart, so that no run misses one. */
const complete = [
  `editor submit, manager reject, manager undoDecision, manager approve, manager undoDecision,
   editor restoreVersion, editor submit, manager approve, editor restoreVersion, editor submit,
   manager approve, editor move, editor undoMove, manager publish`,
  `editor submit, manager approve, manager schedule, editor move, editor undoMove,
   editor restoreVersion, editor submit, manager approve, manager schedule, manager unschedule,
   editor submit, manager approve, manager schedule, manager delete, manager restore,
   manager schedule, manager clock`,
].map((history) =>
  history.split(',').map((each, index): Chosen => {
    const [who, move] = each.trim().split(' ') as [Who, MoveName];
    // Restored and published after the time that it was scheduled for.
    const minutes = move === 'restore' || move === 'clock' ? 60 : 0;
    return { who, move, minutes, ahead: 10 + index };
  }),
);

const minutesAfter = (at: string, minutes: number) =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();

async function stored({ backend }: World, id: ContentId) {
  return backend.store.read(async (transaction) => ({
    item: await transaction.get('content', id),
    moves: await transaction.get('contentMoves', id),
    trashed: await transaction.get('trash', id),
    history: (await historyOf(transaction, id)).toReversed(),
  }));
}

function isStepOfChart({ action, from, to }: HistoryEntry): boolean {
  return workflowSteps.some(
    (step) => step.from === from && step.to === to && eventsOfAction[action].includes(step.event),
  );
}

function factsOf(item: ContentItem) {
  const { type, status, scheduledFor, approvedAt, approvedBy, publishedAt } = item;
  return { type, status, scheduledFor, approvedAt, approvedBy, publishedAt };
}

function nameOf(move: Chosen['move'], place: ContentStatus | 'trash'): MoveName {
  if (typeof move === 'string') return move;
  const names = move.isLikely ? likely[place] : moveNames;
  return names[move.pick % names.length] ?? 'clock';
}

/** Plays one history on a new item, and checks the item after every move. */
async function play(world: World, history: readonly Chosen[]): Promise<Set<string>> {
  const { backend, clients } = world;
  const { env } = backend;
  env.setNow(startsAt);
  const { id } = await clients.editor.content.create({ brandId, draft, scheduledFor: null });
  let status: ContentStatus = 'draft';
  const changes = new Set<string>();

  for (const { who, move, minutes, ahead } of history) {
    env.setNow(minutesAfter(env.now(), minutes));
    const before = await stored(world, id);
    const item = (before.item ?? before.trashed?.row) as ContentItem;
    const name = nameOf(move, before.item ? item.status : 'trash');
    const now = env.now();
    try {
      await moves[name]({
        client: clients[who],
        id,
        version: item.version,
        item,
        ahead: minutesAfter(now, ahead),
        passed: minutesAfter(now, -ahead),
        world,
      });
    } catch (error) {
      if (!(error instanceof ORPCError) || error.code === 'failed') throw error;
    }
    const after = await stored(world, id);
    const left = (after.item ?? after.trashed?.row) as ContentItem;
    expect(after.moves).toEqual(after.item && contentMoves(after.item));
    const { since } = statusChanges(statusLines(after.history));
    if (after.moves) expect(after.moves.since).toBe(since);
    const line = after.history.at(-1);
    if (left.status !== status) {
      expect(line).toMatchObject({ from: status, to: left.status, version: left.version });
      expect(line && isStepOfChart(line)).toBe(true);
      changes.add(`${status} ${line?.action} ${left.status}`);
    }
    status = left.status;
  }
  const { item, trashed, history: entries } = await stored(world, id);
  const moments = foldJournal('social', entries);
  expect(moments.filter(({ differs }) => differs !== null)).toEqual([]);
  expect(moments.at(-1)?.facts).toEqual(factsOf((item ?? trashed?.row) as ContentItem));
  return changes;
}

let open: World | undefined;
afterEach(() => open?.backend.close());

it(
  `in ${count} random histories every change of a status is a step of the chart, and the fold gives the stored status`,
  { timeout: 900_000 },
  async () => {
    const seen = new Set<string>();
    let played = 0;
    await fc.assert(
      fc.asyncProperty(anyHistory, async (history) => {
        // A store in memory gets slower as it grows.
        if (played % 25 === 0) {
          open?.backend.close();
          open = await newWorld();
        }
        played += 1;
        if (open) for (const change of await play(open, history)) seen.add(change);
      }),
      { numRuns: count, examples: complete.map((each): [readonly Chosen[]] => [each]) },
    );
    // Each pair of statuses that a step of the chart joins.
    const owed = workflowSteps
      .filter(({ from, to }) => from !== to)
      .map(({ from, event, to }) => {
        const action = contentActions.find((each) => eventsOfAction[each].includes(event));
        return `${from} ${action} ${to}`;
      });
    expect([...seen].toSorted()).toEqual([...new Set(owed)].toSorted());
  },
);
