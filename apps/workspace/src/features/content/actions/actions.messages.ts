// The actions on an item in the calendar, the list and the peek: their rules, dialogs and moves.
import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';

/** Every visible string of the actions on an item. */
export const actionsMessages = {
  /** The action of each shortcut, for the list of shortcuts and for an unavailable one. */
  does: {
    move: 'Move to…',
    clear: 'Remove date',
    copy: 'Duplicate as draft',
    delete: 'Delete…',
    SUBMIT: 'Submit for Review',
    APPROVE: 'Approve',
    REJECT: 'Reject…',
    SCHEDULE: 'Schedule…',
    UNSCHEDULE: 'Unschedule',
    PUBLISH: 'Publish Now…',
  },
  notPossible: (action: string, title: string) => `“${action}” is not possible: “${title}”`,
  undated: 'The item has no date.',
  move: {
    published: 'Already published.',
    unscheduleFirst: 'Already scheduled. Unschedule it first.',
    moved: (title: string, date: string) => `“${title}” moved to ${date}`,
    undated: (title: string) => `Removed the date from “${title}”`,
    pendingAgain: 'It needs a new approval.',
    dialog: (title: string) => `Move “${title}”`,
    date: 'Date and time',
    confirm: 'Move',
    approvalTitle: 'Ask for approval again?',
    approvalText: (title: string) => `Moving “${title}” cancels its approval.`,
    approvalConfirm: 'Move and ask again',
    takenBack: {
      again: (status: ContentStatus) => `Its status is ${contentStatusLabels[status]} again.`,
      not: (title: string) => `Couldn’t undo the move of “${title}”`,
      stays: (why: string) => `${why} Nothing was changed.`,
    },
  },
} as const;
