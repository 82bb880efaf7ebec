import { describe, expect, it } from 'vitest';

import type { Id } from '../id.schema';
import type { ContentAction, FieldChange, HistoryEntry } from './content.schema';
import { changesSince, sinceDecision } from './since-decision';

const body = (before: string, after: string): FieldChange => ({ field: 'body', before, after });
const title = (before: string, after: string): FieldChange => ({ field: 'title', before, after });

/** A history, newest first as the contract gives it. */
function history(...steps: (readonly [ContentAction, ...FieldChange[]])[]): HistoryEntry[] {
  return steps
    .map(([action, ...changes], at): HistoryEntry => ({
      id: `history_1_${at}` as Id<'History'>,
      contentId: 'content_1_1' as HistoryEntry['contentId'],
      version: at + 1,
      at: '2026-03-02T10:00:00.000Z',
      by: null,
      byName: 'Eve',
      action,
      from: null,
      to: 'pending',
      note: null,
      changes,
    }))
    .toReversed();
}

describe('since its last decision', () => {
  it('nothing is known of an item that was never decided', () => {
    expect(sinceDecision(history(['create'], ['edit', body('a', 'b')], ['submit']))).toBeNull();
  });

  it('each field is shown once, from the approved to the present text', () => {
    const since = sinceDecision(
      history(
        ['create'],
        ['edit', title('Before', 'Approved')],
        ['approve'],
        ['edit', body('one', 'two')],
        ['edit', body('two', 'three'), title('Approved', 'Now')],
      ),
    );
    expect(since?.decision.version).toBe(3);
    expect(since?.changes).toEqual([title('Approved', 'Now'), body('one', 'three')]);
  });

  it('the last of several decisions counts', () => {
    const since = sinceDecision(
      history(['approve'], ['edit', body('one', 'two')], ['reject'], ['edit', body('two', 'x')]),
    );
    expect(since?.changes).toEqual([body('two', 'x')]);
  });

  it('a decision that was undone is none', () => {
    const since = sinceDecision(
      history(['approve'], ['edit', body('one', 'two')], ['submit'], ['reject'], ['takeBack']),
    );
    expect(since?.decision.action).toBe('approve');
    expect(since?.changes).toEqual([body('one', 'two')]);
  });

  it('a change that was reverted is no change', () => {
    const since = sinceDecision(
      history(['approve'], ['edit', body('one', 'two')], ['edit', body('two', 'one')]),
    );
    expect(since?.changes).toEqual([]);
  });
});

it('changes since a version leave out the changes of that version', () => {
  const steps = history(['create'], ['edit', body('a', 'b')], ['edit', body('b', 'c')]);
  expect(changesSince(steps, 2)).toEqual([body('b', 'c')]);
});
