// The review desk, where pending items are decided one after the other.
import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { formatCount } from '@brandroom/domain/format/count';

const left = (count: number) => (count === 0 ? 'Nothing left.' : `${count} left.`);
const now = (next: string | null) => (next === null ? '' : ` Now: “${next}”.`);

/** Every visible string of this room. */
export const reviewMessages = {
  title: 'Review',
  loading: 'Loading what waits for review',
  denied:
    'You see what is approved or published here. Ask a manager of this brand for a role that works on its content.',
  empty: 'Everything is reviewed',
  emptyHelp: 'What is submitted for review next comes here.',
  position: (place: number, total: number) => `${place} of ${total}`,
  goneTo: (place: number, total: number, title: string) => `${place} of ${total}: “${title}”`,
  onlyOne: 'This is the only one that waits.',
  previous: 'Previous item',
  next: 'Next item',
  keys: {
    title: 'Keys of the review desk',
    hintToRead: 'J next, K previous, E open, ? all keys',
    hint: 'J next, K previous, A approve, R reject, ? all keys',
    areOff: 'Keys of one character are off.',
    walk: 'Go through',
    decide: 'Decide',
    several: 'Several at once',
    next: 'Next item',
    previous: 'Previous item',
    approve: 'Approve',
    approveWithNote: 'Approve with a note',
    reject: 'Reject, with a note',
    open: 'Open the item, to edit it where you may',
    select: 'Select the item, or take it out of the selection',
    approveSelected: 'Approve what is selected',
    list: 'This list',
  },
  queue: {
    title: 'Waiting',
    label: 'Waiting for review',
    order: 'The soonest planned first; then what has no date, the longest unchanged first.',
    beyond: (listed: number, total: number) =>
      `The first ${listed} of ${total}. The others come as these are decided.`,
    planned: (date: string) => `Planned for ${date}`,
    undated: 'No date yet',
    selected: (count: number, total: number) => `${count} of ${total} selected`,
    none: 'Nothing selected',
    all: 'Select all',
    clear: 'Clear selection',
  },
  facts: {
    channel: 'Channel',
    planned: 'Planned for',
    noDate: 'No date yet',
    campaign: 'Campaign',
    noCampaign: 'No campaign',
    otherCampaign: 'A campaign that you do not see',
    author: 'Written by',
    waitsSince: 'Waits since',
    unknown: 'Loading',
  },
  words: 'What it says',
  loadingWords: 'Loading what it says',
  images: 'Images',
  alt: (alt: string) => `Alt text: ${alt}`,
  noAlt: 'No alt text',
  changes: {
    title: 'Since the last approval',
    loading: 'Loading what changed',
    never: 'It was never approved before.',
    nothing: 'It says what was approved.',
    approved: (name: string) => `${name} approved it on`,
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
    noneSelected: 'Select something first: X, or the boxes of the list.',
    busy: 'The last decision is on its way.',
    open: (title: string) => `Open “${title}”`,
  },
  many: {
    refusedTitle: (refused: number, asked: number) =>
      `${refused} of ${formatCount(asked, 'item')} not approved`,
    refusedHelp: 'They still wait, and are still selected.',
    refusal: (title: string, reason: string) => `“${title}”: ${reason}`,
    close: 'Close',
  },
  done: {
    many: (count: number) => `Approved ${formatCount(count, 'item')}`,
    someRefused: (count: number, asked: number) =>
      `Approved ${count} of ${formatCount(asked, 'item')}; ${asked - count} refused`,
    sentence: (done: string, count: number, next: string | null) =>
      `${done}. ${left(count)}${now(next)}`,
    shown: (done: string, count: number) => `${done}. ${left(count)}`,
    undo: 'Undo',
    undoOf: (done: string) => `Undo: ${done}`,
    undone: (count: number, title: string) =>
      count === 1
        ? `“${title}” is pending again.`
        : `${formatCount(count, 'item')} are pending again.`,
  },
  changed: {
    read: 'Read the new version',
    wait: 'It was changed while you read it. Read the new version, then decide.',
  },
  gone: {
    title: (title: string) => `“${title}” does not wait any more`,
    status: (status: ContentStatus) => `It is ${contentStatusLabels[status].toLowerCase()} now.`,
    by: (name: string, at: string) => `${name}, ${at}.`,
    missing: 'This item is not there any more',
    missingHelp: 'It was deleted, or you may not see it.',
    next: 'Go on with the next item',
  },
} as const;
