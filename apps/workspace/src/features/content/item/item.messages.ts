// An item on every screen: its values, names and links, its workflow steps, conflicts.
import { formatCount } from '@brandroom/domain/format/count';

/** Every visible string of this room. */
export const itemMessages = {
  showInWorkflow: 'Show in workflow',
  why: (step: string) => `See why you can’t: ${step}`,
  /** The page around every view. */
  page: {
    title: 'Content calendar',
    titleOf: { month: 'Month', week: 'Week', list: 'List', review: 'Review' },
    view: 'View',
    views: {
      month: 'Month',
      week: 'Week',
      list: 'List',
      review: (waiting: number) => (waiting === 0 ? 'Review' : `Review (${waiting})`),
    },
  },
  /** The toasts about an item, with a link to it. */
  done: {
    SUBMIT: (title: string) => `Submitted “${title}” for review`,
    APPROVE: (title: string) => `Approved “${title}”`,
    REJECT: (title: string) => `Rejected “${title}”`,
    PUBLISH: (title: string) => `Published “${title}”`,
    SCHEDULE: (title: string) => `Scheduled “${title}”`,
    UNSCHEDULE: (title: string) => `Unscheduled “${title}”`,
  },
  /** Several items at once. */
  many: {
    title: (title: string) => `“${title}”`,
    refusedOne: (title: string, reason: string) => `${title}: ${reason}`,
    refused: (count: number, titles: string, reason: string) =>
      `${formatCount(count, 'item')} (${titles}): ${reason}`,
  },
  undecided: (title: string) => `“${title}” is pending again`,
  notUndecided: (title: string) => `The decision on “${title}” could not be undone`,
  duplicated: (title: string) => `Copied as “${title}”`,
  open: 'Open',
  /** For changes by another person while this one was writing. */
  conflict: {
    title: (name: string) => `${name} edited this while you were working`,
    someone: 'Someone',
    text: 'Your version is kept in the form and nothing was saved.',
    loadTheirs: 'Load theirs',
    keepMine: 'Keep mine',
    theirsLoaded: 'Their version is loaded',
    mineKept: 'Your version is kept. Save to store it.',
    empty: 'nothing',
    noCampaign: 'no campaign',
    otherCampaign: 'another campaign',
    otherImages: (count: string) => `${count}, changed`,
    furtherOn: (start: string) => `changed further on: ${start}`,
    lookAgain: 'Nothing was saved. Check the changes, then try again.',
  },
  delete: {
    title: 'Delete this content?',
    text: (title: string) =>
      `This deletes “${title}”. You can undo this until you leave the calendar.`,
    confirm: 'Delete',
    deleted: (title: string) => `Deleted “${title}”`,
    restored: (title: string) => `Restored “${title}”`,
    missed: 'Its scheduled time has passed. It’s back to Approved and wasn’t published.',
    notRestored: (title: string) => `“${title}” could not be restored`,
  },
  /** A decision’s note. */
  note: {
    label: 'Note to the author',
    help: 'Saved in History with your decision.',
    approve: (title: string) => `Approve “${title}” with a note`,
    reject: (title: string) => `Reject “${title}”`,
    confirm: { APPROVE: 'Approve', REJECT: 'Reject' },
  },
  refused: (steps: readonly string[], reason: string) => `${steps.join(', ')}: ${reason}`,
  /** Whether the channel accepts an item. */
  channel: {
    refuses: (channel: string) => `${channel} won’t accept this post`,
    advice: 'Before you publish',
    alone:
      'This post exceeds a limit of its channel. Open it to shorten it, or to publish it anyway.',
  },
  publish: {
    anyway: 'Publish anyway',
    title: (title: string) => `Publish “${title}” now?`,
    text: (channel: string) => `This publishes to ${channel} now and can’t be undone.`,
    confirm: 'Publish Now',
  },
  /** For a post whose platform is not connected. */
  gap: {
    notConnected: (platform: string) => `${platform} isn’t connected`,
    noPage: (platform: string) => `No ${platform} page is selected`,
    text: 'You can still publish here, but the post won’t reach an account.',
    askManager:
      'The post can still be published here, but won’t reach an account. Ask a brand manager to connect one.',
    open: 'Go to Integrations',
  },
  schedule: {
    title: (title: string) => `Schedule “${title}”`,
    date: 'Publish on',
    missing: 'Choose a date and time.',
    past: 'Choose a date and time in the future.',
    confirm: 'Schedule',
    anyway: 'Schedule anyway',
  },
  /** The change of each field. */
  changes: {
    otherCampaign: 'Another campaign',
    otherImage: 'Deleted image',
    imageLoading: 'An image',
    image: (name: string, alt: string) => (alt === '' ? name : `${name}: ${alt}`),
  },
} as const;
