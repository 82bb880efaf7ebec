import { formatCount } from '@brandroom/domain/format/count';

/** Every visible string of the brand's content by status. */
export const summaryMessages = {
  title: (brand: string | undefined) =>
    brand === undefined ? 'Content by status' : `Content of ${brand} by status`,
  help: (days: number) => `Times are of the last ${String(days)} days.`,
  loading: 'Loading content by status',
  caption: 'Content by status',
  openOldest: 'Open oldest pending item',
  noBrand: 'Please select a brand to view its content by status',
  columns: {
    status: 'Status',
    items: 'Items',
    median: 'Median time',
    oldest: 'Longest in this status',
    who: 'Next steps',
  },
  since: 'Since',
  noMedian: 'No moves',
  noOldest: 'None',
  noSteps: 'No further steps.',
  empty: 'No content yet',
  emptyHelp: 'Items you can see will appear here by status.',
  create: 'Create content',
  calendar: 'Open calendar',
  you: 'you',
  noOne: 'No one',
  people: (count: number) => formatCount(count, 'person', 'people'),
  only: (names: string) => `Only ${names}`,
  limited: (name: string, types: string) => `${name} (${types})`,
  verbs: {
    draft: 'return to draft',
    pending: 'submit for review',
    approved: 'approve',
    rejected: 'reject',
    scheduled: 'schedule',
    unscheduled: 'unschedule',
    published: 'publish',
  },
  sentence: (who: string, verb: string, items: number) => {
    const what = items === 1 ? 'this item' : `these ${formatCount(items, 'item')}`;
    // The object of “submit for review” and “return to draft” comes after its verb.
    const [first = '', ...rest] = verb.split(/ (?=for |to )/u);
    return `${[who, 'can', first, what, ...rest].join(' ')}.`;
  },
};
