import type { User } from '@brandroom/domain/account/user.schema';
import type { ContentItem, HistoryEntry } from '@brandroom/domain/content/content.schema';
import type { BrandId, ContentId, Id, UserId } from '@brandroom/domain/id.schema';
import { presets } from '@brandroom/domain/rights/presets';
import { parts, playedPerson } from '@brandroom/machines/content-workflow/content-workflow.catalog';
import { snapshotOf } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import { payloadsOf } from '@brandroom/workflow-explorer/rights/payloads';
import { verdictOf, verdictText } from '@brandroom/workflow-explorer/rights/verdict';
import { describe, expect, it } from 'vitest';

import { itemPayloads } from './item-payloads';

const now = '2026-11-10T09:00:00.000Z';
const brandId = 'brand_1_a' as BrandId;
const ada = 'user_1_ada' as UserId;

/** An approved post, within the limits of its channel and without a date. */
const post: ContentItem = {
  type: 'social',
  platform: 'bluesky',
  title: 'A post',
  description: '',
  body: 'Short.',
  images: [],
  campaignId: null,
  tags: [],
  id: 'content_1_x' as ContentId,
  brandId,
  version: 3,
  status: 'approved',
  scheduledFor: null,
  publishedAt: null,
  approvedAt: now,
  approvedBy: ada,
  createdAt: now,
  createdBy: ada,
  updatedAt: now,
  updatedBy: ada,
};
const long = { body: 'a'.repeat(301) };

const entry = (rest: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'history_1_1' as Id<'History'>,
  contentId: post.id,
  version: 3,
  at: now,
  by: ada,
  byName: 'Ada',
  note: null,
  changes: [],
  action: 'approve',
  from: 'pending',
  to: 'approved',
  ...rest,
});

function person(id: UserId, role: 'admin' | 'editor') {
  const brandAccess = [{ brandId, role, permissions: presets[role] }];
  const user: User = { id, name: 'Ada', email: 'ada@example.com', role: 'member', brandAccess };
  return playedPerson(workflowActor(user, { type: 'social', brandId }));
}

/** The answer in the explorer, and whether it is based on samples. */
function answer(
  event: string,
  changes: Partial<ContentItem> = {},
  by = person(ada, 'admin'),
  history: readonly HistoryEntry[] = [entry({})],
): readonly [text: string, samples: number] {
  const item = { ...post, ...changes } as ContentItem;
  const snapshot = snapshotOf(item);
  const asked = { snapshot, at: now, own: itemPayloads(item, history) };
  const payloads = payloadsOf(event, parts.samples, by, asked);
  const verdict = verdictOf(snapshot, payloads, parts.words);
  return [verdictText(verdict), verdict.answers.filter(({ isSample }) => isSample).length];
}

describe('an item is judged by its own data, never by samples', () => {
  it('reads whether it exceeds the limits of its channel', () => {
    expect(answer('PUBLISH')).toEqual(['Can', 0]);
    expect(answer('PUBLISH', long)).toEqual(['Needs “Publish anyway”', 0]);
    expect(answer('PUBLISH', long, person(ada, 'editor'))).toEqual([
      'Can’t: needs the publish right',
      0,
    ]);
  });

  it('reads its date', () => {
    expect(answer('SCHEDULE')).toEqual(['Needs a date', 0]);
    expect(answer('SCHEDULE', { scheduledFor: '2026-11-12T09:00:00.000Z' })).toEqual(['Can', 0]);
    expect(answer('SCHEDULE', { scheduledFor: '2026-11-02T09:00:00.000Z' })).toEqual([
      'Needs a later date',
      0,
    ]);
    expect(answer('SCHEDULE', {}, person(ada, 'editor'))[0]).toMatch(
      /^Can’t: needs the publish right/u,
    );
  });

  it('reads who made its last change, for the person who is asked about', () => {
    const other = person('user_1_max' as UserId, 'admin');
    expect(answer('UNDO_DECISION')).toEqual(['Can', 0]);
    expect(answer('UNDO_DECISION', {}, other)[0]).toMatch(/^Can’t: you can undo only your own/u);
    const edited = entry({
      action: 'edit',
      changes: [{ field: 'scheduledFor', before: '', after: now }],
    });
    expect(answer('UNDO_MOVE', {}, other, [edited])[0]).toMatch(/^Can’t/u);
    expect(answer('UNDO_MOVE', {}, undefined, [edited])).toEqual(['Can', 0]);
  });

  it('names the rule that refuses another date', () => {
    const rejected = { status: 'rejected', approvedAt: null, approvedBy: null } as const;
    const scheduled = { status: 'scheduled', scheduledFor: '2026-11-12T09:00:00.000Z' } as const;
    expect(answer('EDIT', rejected, person(ada, 'editor'))).toEqual([
      'Depends: needs the approve right',
      0,
    ]);
    expect(answer('EDIT', scheduled)[0]).toBe('Depends: choose a date and time in the future');
  });
});

it('has samples over the limit, on which no answer without an item depends', () => {
  const snapshot = snapshotOf(post);
  const asked = { snapshot, at: now, own: null };
  const payloads = payloadsOf('PUBLISH', parts.samples, person(ada, 'admin'), asked);
  expect(verdictText(verdictOf(snapshot, payloads, parts.words))).toBe('Can');
  const over = payloads.filter(({ isSpecialCase }) => isSpecialCase);
  expect(over.map((each) => verdictText(verdictOf(snapshot, [each], parts.words)))).toEqual([
    'Needs “Publish anyway”',
    'Can',
  ]);
});
