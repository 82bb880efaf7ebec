import type {
  ContentAction,
  ContentStatus,
  HistoryEntry,
} from '@brandroom/domain/content/content.schema';
import type { ContentId, Id } from '@brandroom/domain/id.schema';
import { describe, expect, it } from 'vitest';

import type { ContentWorkflowEvent } from './content-workflow.events';
import { samplePeople, sampleTimes } from './content-workflow.samples';
import { foldJournal } from './fold-journal';
import { recordOf } from './journal';

const { past, now, soon } = sampleTimes;
const { editor, manager } = samplePeople;

/** An entry as older versions of the product wrote it. */
function older(
  version: number,
  action: ContentAction,
  [from, to]: readonly [ContentStatus | null, ContentStatus],
  rest: Partial<HistoryEntry> = {},
): HistoryEntry {
  return {
    id: `history_1_${version}` as Id<'History'>,
    contentId: 'content_1_x' as ContentId,
    version,
    at: past,
    by: manager.id,
    byName: manager.name,
    action,
    from,
    to,
    note: null,
    changes: [],
    ...rest,
  };
}

const create = older(1, 'create', [null, 'draft'], {
  ...recordOf({ type: 'CREATE', by: editor, at: past, scheduledFor: soon }),
});
const submit: ContentWorkflowEvent = { type: 'SUBMIT', by: editor, at: past };
const approve: ContentWorkflowEvent = { type: 'APPROVE', by: manager, at: now, note: 'Private.' };
const submitted = older(2, 'submit', ['draft', 'pending'], recordOf(submit));
const approved = older(3, 'approve', ['pending', 'approved'], { at: now, ...recordOf(approve) });

describe('the journal', () => {
  it('keeps the event with the rights held, and not the note', () => {
    expect(recordOf(approve)).toEqual({
      event: { type: 'APPROVE', by: manager, at: now },
      machineVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/u) as string,
    });
    expect(recordOf({ type: 'DUE', at: now }).event).toEqual({ type: 'DUE', at: now });
  });

  it('folds into the item at any moment, in any order', () => {
    const moments = foldJournal('blog', [approved, create, submitted]);
    expect(moments.map(({ facts }) => facts.status)).toEqual(['draft', 'pending', 'approved']);
    expect(moments.every(({ source, differs }) => source === 'event' && differs === null)).toBe(
      true,
    );
    expect(moments.at(-1)?.facts).toEqual({
      type: 'blog',
      status: 'approved',
      scheduledFor: soon,
      approvedAt: now,
      approvedBy: manager.id,
      publishedAt: null,
    });
  });

  it('takes entries without an event, or of another version, as they were recorded', () => {
    const date = { field: 'scheduledFor', before: '', after: soon };
    const moments = foldJournal('blog', [
      older(1, 'create', [null, 'draft']),
      older(2, 'submit', ['draft', 'pending']),
      older(3, 'approve', ['pending', 'approved'], { at: now }),
      older(4, 'schedule', ['approved', 'scheduled'], {
        ...recordOf({ type: 'UNSCHEDULE', by: manager, at: now }),
        machineVersion: '0.1.0',
        changes: [date],
      }),
      older(5, 'due', ['scheduled', 'published'], { at: soon, by: null }),
    ]);
    expect(moments.map(({ source, differs }) => [source, differs])).toEqual(
      moments.map(() => ['record', null]),
    );
    expect(moments.at(-1)?.facts).toEqual({
      type: 'blog',
      status: 'published',
      scheduledFor: soon,
      approvedAt: now,
      approvedBy: manager.id,
      publishedAt: soon,
    });
  });

  it('says where the recorded status is another one than the machine’s, and keeps the record', () => {
    const wrong = older(3, 'reject', ['pending', 'rejected'], recordOf(approve));
    const last = foldJournal('blog', [create, submitted, wrong]).at(-1);
    expect(last).toMatchObject({ differs: 'approved', facts: { status: 'rejected' } });
  });
});
