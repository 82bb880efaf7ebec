// How the product's processes work: the list of workflows, and each in the explorer.

import { formatCount } from '@brandroom/domain/format/count';

/** Every visible string of this room. */
export const workflowsMessages = {
  list: {
    title: 'Workflows',
    caption: 'Workflows',
    columns: { label: 'Workflow', sentence: 'Purpose', id: 'ID', version: 'Version' },
  },
  keys: {
    title: 'Workflow shortcuts',
    running: 'Open the newest process',
  },
  running: {
    title: 'Running now',
    none: 'Nothing is running.',
    since: (time: string) => `Since ${time}`,
  },
  summary: {
    title: (brand: string | undefined) =>
      brand === undefined ? 'Content by status' : `Content of ${brand} by status`,
    help: (days: number) => `Times cover the last ${String(days)} days.`,
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
    noSteps: 'No further decisions.',
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
  },
  machine: {
    type: 'Content type',
    typeOf: (label: string) => `For: ${label}`,
    stays: (median: string, most: string) =>
      `Median time here: ${median}. Nine of ten within ${most}.`,
    back: 'Workflows',
    loading: 'Loading workflow',
    notFound: 'Workflow not found',
    notFoundHelp: (slug: string) => `There is no workflow named “${slug}”.`,
    nearest: (label: string) => `Open ${label}`,
    toList: 'See all workflows',
    unknownState: (path: string) => `There is no state named “${path}” here`,
    nearestState: (label: string) => `Show ${label}`,
    unknownPerson: (id: string) => `There is no person named “${id}” here`,
    nearestPerson: (name: string) => `Act as ${name}`,
    withoutPerson: 'Continue without a person',
    payloads: {
      asItIs: 'As it is',
      publishAnyway: 'Publish anyway',
      withoutDate: 'Without a date',
      onPlannedDate: 'On its planned date',
      forTomorrow: 'For tomorrow',
      forYesterday: 'For yesterday',
      tomorrowAnyway: 'Schedule for tomorrow anyway',
      content: 'Changed content',
      labels: 'Changed labels only',
      moved: 'Moved to tomorrow',
      undated: 'Removed the date',
      lastChange: 'The last change',
      email: 'This email',
    },
    sent: (name: string, isFirst: boolean) => `${name} ${isFirst ? 'began to send' : 'sent'} this`,
    itemNotFound: 'Item not found',
    itemNotFoundHelp: 'It may have been deleted, or you don’t have access.',
    noItems: 'This workflow has no items.',
    withoutItem: 'Show the workflow without an item',
    recent: 'Recently changed items',
    actorEnded: (name: string) => `${name} has ended`,
    actorEndedHelp: 'Its last events are shown until you leave this page.',
    actorNotFound: 'This process isn’t running',
    actorNotFoundHelp: 'The process has ended, or it runs in another tab.',
    toRunning: 'See running processes',
    times: (label: string, count: number) => `${label}, ${formatCount(count, 'time')}`,
    differs: (decided: string, recorded: string) =>
      `By the rules of this workflow the item would be ${decided}. The history says ${recorded}.`,
    you: (name: string) => `${name} (you)`,
    toTeam: 'Permissions in Team',
    toDate: 'Open the item to change its date',
    openEmail: 'Edit email',
    openItem: 'Open item',
    nothing: 'none',
    note: (note: string) => `Note: “${note}”`,
  },
};
