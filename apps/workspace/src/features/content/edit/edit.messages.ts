// The screen of one item: changing it, its workflow and its history.
import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';

/** Every visible string of this room. */
export const editMessages = {
  loading: 'Loading content',
  back: 'Content calendar',
  notFoundTitle: 'Content not found',
  notFound: 'The requested content could not be found.',
  save: 'Save Changes',
  saving: 'Saving…',
  saved: (title: string) => `Saved “${title}”`,
  readOnly: 'You can read this item, not change it.',
  locked: (status: ContentStatus) =>
    `This item is ${contentStatusLabels[status].toLowerCase()}: its content stays as it is.`,
  copyInstead: 'Duplicate it as a draft to go on with it.',
  labelsOpen: (hasTags: boolean) =>
    hasTags ? 'Its campaign and tags can still be changed.' : 'Its campaign can still be changed.',
  delete: 'Delete',
  duplicate: 'Duplicate as draft',
  returnsToPending:
    'Saving a change of the content returns this item to Pending: its approval was for what it said before.',
  workflow: {
    title: 'Workflow',
    actions: 'Workflow actions',
    note: 'Note to the author',
    noteHelp: 'Kept in the history with your decision.',
    none: 'No workflow action leads on from here.',
    noneButCopy:
      'No workflow action leads on from here. Duplicate the item as a draft to go on with it.',
    allOpen: 'Every way on from here is open to you.',
    refused: (label: string, reasons: readonly string[]) => `${label}: ${reasons.join(' ')}`,
    saveFirst: 'Save your changes first, then try again.',
  },
  history: {
    title: 'History',
    actions: {
      create: 'created this',
      edit: 'changed this',
      submit: 'submitted this for review',
      approve: 'approved this',
      reject: 'rejected this',
      schedule: 'scheduled this',
      unschedule: 'unscheduled this',
      publish: 'published this',
      due: 'published this at its time',
      delete: 'deleted this',
      restore: 'restored this',
      takeBack: 'took the last move back',
    },
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
      const back = `“${title}” gets back the words of this version`;
      if (status === 'draft') return `${back}. What it says now stays in the history.`;
      const lost =
        status === 'pending' ? 'it leaves the review' : 'the approval of what it says now is lost';
      const unscheduled = status === 'scheduled' ? ' It does not go out at its time.' : '';
      return `${back} and becomes a draft: ${lost}.${unscheduled} What it says now stays in the history.`;
    },
    becomesCopy: (title: string, status: ContentStatus) =>
      `“${title}” stays ${contentStatusLabels[status].toLowerCase()} as it is. The words of this version become a copy, which is a draft.`,
    restored: (title: string, version: number) => `“${title}” is a draft with version ${version}`,
    copied: (title: string) => `“${title}” is a new draft`,
    same: (title: string) => `“${title}” says this already`,
    undone: (title: string) => `“${title}” says again what it said before`,
    staysDraft: 'It stays a draft.',
    undo: 'Undo',
  },
} as const;
