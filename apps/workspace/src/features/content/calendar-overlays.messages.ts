import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';

/** Every visible string of what opens over the calendar's grid; they come with it, not with the grid. */
export const overlayMessages = {
  menu: {
    label: (title: string) => `Actions for “${title}”`,
    open: 'Open',
    ways: 'Workflow',
    /** What the keys do, in the list of keys and where one does nothing now. */
    does: {
      move: 'Move to…',
      clear: 'Take the date away',
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
    notOffered: (status: string) => `Its status is ${status}, or you lack the right.`,
  },
  takenBack: {
    again: (status: ContentStatus) => `Its status is ${contentStatusLabels[status]} again.`,
    not: (title: string) => `The move of “${title}” is not undone`,
    stays: (why: string) => `${why} It stays as it is now.`,
    tryAgain: 'Try again',
  },
  keys: {
    title: 'Keys of the calendar',
    days: 'In the month or week',
    day: 'The day before or after',
    week: 'A week back or on',
    ends: 'The first or last day of the week',
    period: 'A month or week back or on',
    into: 'Into the items of a day; opens a day without items',
    tray: 'To the items without a date',
    list: 'This list',
    item: 'On an item',
    open: 'Open',
    sibling: 'The item before or after',
    back: 'Back to the day',
    lift: 'Lift it to move it',
    menu: 'Everything that can be done with it',
    lifted: 'While it is lifted',
    byDay: 'A day back or on',
    byMonth: 'A month back or on',
    byTime: '15 minutes back or on',
    drop: 'Drop it',
    return: 'Return it to where it was',
  },
  day: {
    loading: 'Loading the day',
    empty: 'Nothing is planned on this day.',
    add: 'Add content on this day',
    close: 'Close',
    beyond: (count: number) => `${count} more match. Narrow the filters to see them.`,
    more: (title: string) => `Actions for “${title}”`,
  },
};
