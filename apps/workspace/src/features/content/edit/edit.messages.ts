// The screen of one item: its fields, workflow and history.
import { contentActionSentences } from '@brandroom/domain/content/action-sentences';
import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';

/** Every visible string of the screen. */
export const editMessages = {
  loading: 'Loading content',
  back: 'Content calendar',
  notFoundTitle: 'Content not found',
  toList: 'Back to calendar',
  notFound: 'The requested content could not be found.',
  savedAt: 'Saved',
  unsaved: 'Unsaved changes',
  status: 'Status:',
  channel: 'Channel:',
  readOnly: 'You can view this item but not edit it.',
  locked: (status: ContentStatus) =>
    `This item is ${contentStatusLabels[status].toLowerCase()} and can’t be edited.`,
  copyInstead: 'Duplicate it as a draft to make changes.',
  labelsOpen: (hasTags: boolean) =>
    hasTags ? 'Its campaign and tags can still be changed.' : 'Its campaign can still be changed.',
  delete: 'Delete',
  duplicate: 'Duplicate as draft',
  workflow: {
    title: 'Workflow',
    actions: 'Workflow actions',
    note: 'Note to the author',
    noteHelp: 'Saved in History with your decision.',
    none: 'No further steps.',
    noneButCopy: 'No further steps. Duplicate the item as a draft to make changes.',
    saveFirst: 'Save your changes first, then try again.',
    saveAndSubmit: 'Save and submit',
    here: (status: string) => `You are here: ${status}`,
    path: 'Path so far',
    next: 'Next steps',
    leadsTo: (label: string, status: string) => `${label} leads to ${status}.`,
    open: 'Open workflow',
  },
  history: {
    title: 'History',
    /** Added to the action of an item that exceeded a limit of its channel. */
    anyway: ' although it exceeded a limit',
    actions: contentActionSentences,
    note: (note: string) => `“${note}”`,
    changed: (fields: string) => `Changed: ${fields}`,
    status: (from: string, to: string) => `${from} → ${to}`,
    show: 'Show what changed',
    restore: 'Restore as draft',
    restoreOf: (version: number, at: string) => `Restore as draft: version ${version} of ${at}`,
    saveFirst: 'Save your changes first, then restore.',
  },
  /** Restoring an earlier version. */
  restore: {
    question: (version: number, at: string) => `Restore version ${version} of ${at} as draft?`,
    confirm: 'Restore as draft',
    becomesDraft: (title: string, status: ContentStatus) => {
      const back = `This replaces the text of “${title}”`;
      if (status === 'draft') return `${back}. The current text stays in History.`;
      const lost = status === 'pending' ? 'leaves the review' : 'loses its approval';
      const unscheduled = status === 'scheduled' ? ' It won’t be published as scheduled.' : '';
      return `${back}. The item becomes a draft and ${lost}.${unscheduled} The current text stays in History.`;
    },
    becomesCopy: (title: string, status: ContentStatus) =>
      `“${title}” stays ${contentStatusLabels[status].toLowerCase()}. The text of this version becomes a new draft.`,
    restored: (title: string, version: number) =>
      `Restored version ${version} of “${title}” as a draft`,
    copied: (title: string) => `“${title}” is a new draft`,
    same: (title: string) => `This is already the text of “${title}”`,
    undone: (title: string) => `Restored the previous text of “${title}”`,
    staysDraft: 'The item is still a draft.',
  },
} as const;
