// The review desk, where pending items are decided one after another.
import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { formatCount, plural } from '@brandroom/domain/format/count';

import { shownKey } from './review-keys';

const left = (count: number) => (count === 0 ? 'Nothing left.' : `${count} left.`);
const now = (next: string | null) => (next === null ? '' : ` Now: “${next}”.`);

/** Every visible string of this room. */
export const reviewMessages = {
  title: 'Review',
  loading: 'Loading items waiting for review',
  denied: 'Viewers see approved and published content only. Ask a brand manager for editor access.',
  empty: 'All caught up',
  toCalendar: 'Back to calendar',
  emptyHelp: 'New submissions will appear here.',
  position: (place: number, total: number) => `${place} of ${total}`,
  goneTo: (place: number, total: number, title: string) => `${place} of ${total}: “${title}”`,
  onlyOne: 'This is the only item waiting for review.',
  toQueue: 'Back to the queue',
  previous: 'Previous item',
  next: 'Next item',
  keys: {
    title: 'Review shortcuts',
    hintToRead: `${shownKey('next')} next, ${shownKey('previous')} previous, ${shownKey('open')} open, ${shownKey('list')} all keys`,
    hint: `${shownKey('next')} next, ${shownKey('previous')} previous, ${shownKey('approve')} approve, ${shownKey('reject')} reject, ${shownKey('list')} all keys`,
    areOff: 'Single-key shortcuts are off.',
    walk: 'Go through',
    decide: 'Decide',
    several: 'Several at once',
    next: 'Next item',
    toQueue: 'Back to the queue',
    previous: 'Previous item',
    approve: 'Approve',
    approveWithNote: 'Approve with a note',
    reject: 'Reject, with a note',
    open: 'Open',
    select: 'Select or deselect the item',
    approveSelected: 'Approve the selected items',
    list: 'This list',
  },
  queue: {
    aside: 'Queue',
    title: 'Waiting',
    label: 'Waiting for review',
    order: 'By planned date',
    beyond: (listed: number, total: number) =>
      `Showing the first ${listed} of ${total}. More appear as you decide these.`,
    undated: 'No date',
    facts: (planned: string, name: string, age: string) =>
      `${planned} · ${name === '' ? age : `${name}, ${age}`}`,
    selected: (count: number, total: number) => `${count} of ${total} selected`,
    all: 'Select all',
    clear: 'Clear selection',
  },
  facts: {
    channel: 'Channel',
    planned: 'Planned for',
    noDate: 'No date yet',
    campaign: 'Campaign',
    keyword: 'Keyword',
    noCampaign: 'No campaign',
    otherCampaign: 'Private campaign',
    author: 'Written by',
    decision: 'Last decision',
    decided: (decision: 'approve' | 'reject', name: string) =>
      `${decision === 'approve' ? 'Approved' : 'Rejected'} by ${name},`,
    unchanged: '(no changes since)',
    loading: 'Loading',
  },
  words: 'Content',
  loadingWords: 'Loading content',
  images: 'Images',
  alt: (alt: string) => `Alt text: ${alt}`,
  noAlt: 'No alt text',
  changes: {
    label: 'Show',
    text: 'Text',
    changes: 'Changes',
    title: 'Since the last decision',
    loading: 'Loading changes',
    note: (note: string) => `Note: “${note}”`,
  },
  actions: {
    group: 'Decision',
    approve: 'Approve',
    approveWithNote: 'Approve with a note…',
    reject: 'Reject…',
    edit: 'Edit',
    read: 'Open',
    select: 'Select',
    approveSelected: (count: number) => `Approve ${count} selected`,
    refused: (label: string, reasons: readonly string[]) => `${label}: ${reasons.join(' ')}`,
    noneSelected: 'Select at least one item (X).',
    busy: 'Saving your last decision…',
    open: (title: string) => `Open “${title}”`,
  },
  many: {
    refusedTitle: (refused: number, asked: number) =>
      `${refused} of ${formatCount(asked, 'item')} not approved`,
    /** Items that another person decided are no longer in the list. */
    refusedHelp: (decided: number, waiting: number) =>
      [
        ...(decided > 0
          ? [
              `${formatCount(decided, 'item')} ${plural(decided, 'was', 'were')} changed by someone else.`,
            ]
          : []),
        ...(waiting > 0
          ? [
              `${formatCount(waiting, 'item')} ${plural(waiting, 'is', 'are')} still pending and selected.`,
            ]
          : []),
      ].join(' '),
    close: 'Close',
  },
  done: {
    many: (count: number) => `Approved ${formatCount(count, 'item')}`,
    someRefused: (count: number, asked: number) =>
      `Approved ${count} of ${formatCount(asked, 'item')}; ${asked - count} refused`,
    sentence: (done: string, count: number, next: string | null) =>
      `${done}. ${left(count)}${now(next)}`,
    shown: (done: string, count: number) => `${done}. ${left(count)}`,
    undoOf: (done: string) => `Undo: ${done}`,
    undone: (count: number, title: string) =>
      count === 1
        ? `“${title}” is pending again.`
        : `${formatCount(count, 'item')} are pending again.`,
  },
  changed: {
    read: 'Read the new version',
    wait: 'This item changed while you were reading. Read the new version first.',
  },
  gone: {
    title: (title: string) => `“${title}” is no longer pending`,
    status: (status: ContentStatus) =>
      `The item is now ${contentStatusLabels[status].toLowerCase()}.`,
    unlisted: (title: string) => `“${title}” is not in this queue`,
    unlistedHelp:
      'This pending item may be in another brand’s queue, or this queue may be incomplete.',
    by: (name: string, at: string) => `${name}, ${at}.`,
    missing: 'This item no longer exists',
    missingHelp: 'It may have been deleted, or you don’t have access.',
    next: 'Continue with the next item',
  },
} as const;
