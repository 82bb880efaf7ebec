import type { HistoryEntry } from '@brandroom/domain/content/content.schema';
import type { ContentId, Id, UserId } from '@brandroom/domain/id.schema';
import { momentAt, sourceAt } from '@brandroom/workflow-explorer/timeline/moment-at';
import type { ExplorerSource } from '@brandroom/workflow-explorer/source';
import { samplePeople } from '@brandroom/machines/content-workflow/content-workflow.samples';
import { recordOf } from '@brandroom/machines/content-workflow/journal';
import { contentWorkflow } from '@brandroom/machines/content-workflow/content-workflow.machine';
import { readMachine } from '@brandroom/statechart/read-machine';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import { expect, it } from 'vitest';

import { momentsOf } from './moments-of';
import { traceOf } from './trace-of';

function entry(
  version: number,
  at: string,
  rest: Pick<HistoryEntry, 'action' | 'from' | 'to'>,
): HistoryEntry {
  return {
    id: `history_1_${String(version)}` as Id<'History'>,
    contentId: 'content_1_x' as ContentId,
    version,
    at: `2026-11-${at}.000Z`,
    by: 'user_1_ada' as UserId,
    byName: 'Ada',
    note: null,
    changes: [],
    ...rest,
  };
}

const chart = chartOf(readMachine(contentWorkflow));

/** Newest first, as the backend gives it. */
const history = [
  entry(1, '01T09:00:00', { action: 'create', from: null, to: 'draft' }),
  entry(2, '01T09:10:00', { action: 'submit', from: 'draft', to: 'pending' }),
  entry(3, '04T09:10:00', { action: 'approve', from: 'pending', to: 'approved' }),
  entry(4, '04T09:11:00', { action: 'takeBack', from: 'approved', to: 'pending' }),
  entry(5, '05T09:11:00', { action: 'restore', from: 'pending', to: 'pending' }),
  entry(6, '06T09:11:00', { action: 'due', from: 'scheduled', to: 'published' }),
].toReversed();
const moments = momentsOf('blog', history);
const item: ExplorerSource = {
  kind: 'item',
  name: 'A post',
  href: '/',
  snapshot: moments.at(-1)?.snapshot ?? ({} as never),
  trace: history.map((each) => traceOf(chart, each)),
  moments,
};

it('tells moves of people, undo, restore and the clock apart, and labels idle time', () => {
  expect(moments.map(({ kind, idle, snapshot }) => [kind, idle, snapshot.value])).toEqual([
    ['person', null, 'draft'],
    ['person', null, 'pending'],
    ['person', '3 days', 'approved'],
    ['undo', null, 'pending'],
    ['restore', '1 day', 'pending'],
    ['clock', '1 day', 'published'],
  ]);
});

it('shows the state at a moment, and only what had happened until then', () => {
  const moment = momentAt(item, '2026-11-02');
  expect(sourceAt(item, moment)).toMatchObject({
    snapshot: { value: 'pending' },
    asOf: expect.stringContaining('Nov 1, 2026') as string,
    trace: [{ to: 'pending' }, { to: 'draft' }],
  });
  expect(momentAt(item, '2020-01-01')?.snapshot.value).toBe('draft');
});

it('is in the present without a moment, after the last one, and for a value that is no date', () => {
  expect([null, '2027-01-01', 'soon'].map((at) => momentAt(item, at))).toEqual([null, null, null]);
});

it('says where the recorded status is not the one that the workflow leads to', () => {
  const at = '2026-11-01T09:10:00.000Z';
  const submitted: HistoryEntry = {
    ...entry(2, '01T09:10:00', { action: 'submit', from: 'draft', to: 'approved' }),
    ...recordOf({ type: 'SUBMIT', by: samplePeople.editor, at }),
  };
  const created = entry(1, '01T09:00:00', { action: 'create', from: null, to: 'draft' });
  expect(momentsOf('blog', [submitted, created]).map(({ difference }) => difference)).toEqual([
    null,
    'By the rules of this workflow the item would be Pending. The history says Approved.',
  ]);
});

it('names the event of older entries, which kept none, by their statuses', () => {
  const eventOf = (rest: Pick<HistoryEntry, 'action' | 'from' | 'to'>) =>
    traceOf(chart, entry(1, '01T09:00:00', rest)).event;
  expect(eventOf({ action: 'edit', from: 'approved', to: 'draft' })).toBe('REVERT');
  expect(eventOf({ action: 'edit', from: 'draft', to: 'draft' })).toBe('EDIT');
  expect(eventOf({ action: 'takeBack', from: 'pending', to: 'approved' })).toBe('UNDO_MOVE');
  expect(eventOf({ action: 'takeBack', from: 'approved', to: 'pending' })).toBe('UNDO_DECISION');
  expect(eventOf({ action: 'create', from: null, to: 'draft' })).toBeNull();
});

it('says by which rule an entry was taken, and what it changed', () => {
  const approval = entry(3, '04T09:10:00', { action: 'approve', from: 'pending', to: 'approved' });
  const changes = [
    { field: 'title', before: 'Old', after: 'New' },
    { field: 'scheduledFor', before: '2026-11-05T09:00:00.000Z', after: '' },
    { field: 'images', before: '', after: 'file_1_a' },
  ];
  expect(traceOf(chart, { ...approval, changes })).toMatchObject({
    taken: ['pending on APPROVE #1'],
    details: ['Rules met: May approve'],
    changed: [
      { field: 'Title', value: 'New' },
      { field: 'Date', value: 'none' },
      { field: 'Images', value: null },
    ],
  });
});
