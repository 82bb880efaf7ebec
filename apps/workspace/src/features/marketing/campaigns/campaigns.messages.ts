// Campaigns: planning a campaign, its content, its results and its goals.

import type { CampaignStatus } from '@brandroom/domain/campaign/status';
import type { CampaignTimeline } from '@brandroom/domain/campaign/timeline';
import { formatCount, plural } from '@brandroom/domain/format/count';
import { formatWhole } from '@brandroom/domain/format/number';

/** A title, shortened for a toast or a menu. */
const quoted = (name: string) => `“${name}”`;

/** «a draft», «archived» */
const inStatus = (label: string) => (label === 'Draft' ? 'a draft' : label.toLowerCase());

/** Every visible string of this room. */
export const campaignsMessages = {
  keys: {
    title: 'Timeline shortcuts',
    bars: 'On the timeline',
    bar: 'Previous or next campaign',
    ends: 'First or last campaign',
    lift: 'Pick up',
    list: 'This list',
    lifted: 'While moving a campaign',
    day: 'A day earlier or later',
    week: 'A week earlier or later',
    month: 'A month earlier or later',
    part: 'Move the start, the end, or all of it',
    drop: 'Drop',
    cancel: 'Cancel the move',
  },
  list: {
    title: 'Campaigns',
    noBrand: 'Please select a brand to manage its campaigns.',
    loading: 'Loading campaigns',
    create: 'Create campaign',
    label: 'Campaigns',
    views: 'Status',
    all: 'All',
    view: 'View',
    cards: 'Cards',
    timeline: 'Timeline',
    timelineLoading: 'Loading the timeline',
    campaign: 'Campaign',
    filters: 'Find campaigns',
    search: 'Search campaigns',
    searchPlaceholder: 'Search',
    empty: 'No campaigns yet',
    emptyHelp: 'A campaign groups content under goals, a budget and dates.',
    emptyReadOnly: 'Editors of this brand can create campaigns.',
    noneFound: 'No campaigns match',
    noneFoundHelp: 'Try another name or status.',
    showAll: 'Show all campaigns',
    things: 'campaigns',
  },
  card: {
    details: (name: string) => `Details of ${name}`,
    actions: (name: string) => `Actions for ${name}`,
    dates: (start: string, end: string) => `${start} – ${end}`,
    openEnded: (start: string) => `From ${start}`,
    items: (count: number) => formatCount(count, 'item'),
    open: 'Open campaign',
    openOf: (name: string) => `Open campaign ${name}`,
  },
  timeline: {
    label: 'Timeline',
    runToday: (running: number, count: number, next: string | null) =>
      [
        `${formatWhole(running)} of ${formatCount(count, 'campaign')} ${plural(running, 'runs', 'run')} today.`,
        ...(next === null ? [] : [`The next one starts on ${next}.`]),
      ].join(' '),
    words: (timeline: CampaignTimeline): string => {
      switch (timeline.phase) {
        case 'ahead':
          return `Starts in ${formatCount(timeline.startsIn, 'day')}`;
        case 'open':
          return `Day ${timeline.day}, no end date`;
        case 'running':
          return timeline.left === 0
            ? 'Last day'
            : `Day ${timeline.day} of ${timeline.days}, ${formatCount(timeline.left, 'day')} left`;
        case 'over':
          return `Ended ${formatCount(timeline.endedAgo, 'day')} ago`;
        default:
          return timeline satisfies never;
      }
    },
  },
  budget: {
    label: 'Budget',
    spentOf: (spend: string, budget: string) => `${spend} of ${budget} spent`,
    none: 'Not set',
    spent: (spend: string) => `${spend} spent, no budget set`,
  },
  figures: {
    label: 'Results',
    reach: 'Reach',
    engagement: 'Engagement',
    conversions: 'Conversions',
    revenue: 'Revenue',
    roi: 'ROI',
    none: 'No results yet. They appear once the campaign runs.',
  },
  goals: {
    title: 'Goals',
    help: 'Goals like “Reach 5,000 people” count the people reached. Others show sample progress.',
    reached: (percent: number) => (percent >= 100 ? 'Reached' : `${percent}%`),
  },
  content: {
    title: 'Content',
    list: (name: string) => `Content of ${name}`,
    loading: 'Loading the campaign’s content',
    updating: 'Updating content',
    channels: 'Channel',
    allChannels: 'All',
    none: 'No content in this campaign yet.',
    noneOn: (channel: string) => `No ${channel} content in this campaign.`,
    create: 'Create content',
    seeList: (count: number) => `See ${plural(count, 'the item', `all ${count}`)} in a list`,
    seeMonth: 'See in the calendar',
  },
  audience: {
    title: 'Audience',
    locations: 'Locations',
    age: 'Age',
    ages: (min: number, max: number) => `${min} to ${max}`,
    interests: 'Interests',
    channels: 'Channels',
    everywhere: 'Everywhere',
    any: 'Any',
  },
  page: {
    back: 'Campaigns',
    one: 'Campaign',
    loading: 'Loading campaign',
    overview: 'Overview',
    notFoundTitle: 'Campaign not found',
    notFound: 'It may have been deleted, or you don’t have access.',
    toList: 'Go to campaigns',
  },
  actions: {
    edit: 'Edit',
    duplicate: 'Duplicate',
    archive: 'Archive',
    unarchive: 'Unarchive',
    delete: 'Delete…',
  },
  changes: {
    created: (name: string) => `${quoted(name)} created`,
    saved: (name: string) => `${quoted(name)} saved`,
    duplicated: (name: string) => `Duplicated as ${quoted(name)}`,
    withoutBudget: 'The copy has no budget, because you can’t set budgets.',
    notDuplicated: (name: string) => `${quoted(name)} was not duplicated`,
    archived: (name: string) => `${quoted(name)} archived`,
    unarchived: (name: string, status: string) => `${quoted(name)} is now ${inStatus(status)}`,
    statusBack: (name: string, status: string) => `${quoted(name)} is ${inStatus(status)} again`,
    moved: (name: string, dates: string) => `${quoted(name)} moved to ${dates}`,
    movedBack: (name: string, dates: string) => `${quoted(name)} is back at ${dates}`,
    notMoved: (name: string) => `${quoted(name)} was not moved`,
    notChanged: (name: string) => `${quoted(name)} was not changed`,
    deleted: (name: string) => `${quoted(name)} deleted`,
    notDeleted: (name: string) => `${quoted(name)} was not deleted`,
    restored: (name: string) => `${quoted(name)} restored`,
    notRestored: (name: string) => `${quoted(name)} was not restored`,
  },
  delete: {
    title: 'Are you sure you want to delete this campaign?',
    text: (name: string, items: number) =>
      items === 0
        ? `${quoted(name)} has no content.`
        : `${plural(items, 'Its item stays', `Its ${items} items stay`)} in the calendar and ${plural(items, 'shows', 'show')} “Deleted campaign”.`,
    undoable: 'You can undo this.',
    confirm: 'Delete campaign',
  },
  form: {
    createTitle: 'Create campaign',
    editTitle: (name: string) => `Edit ${name}`,
    noBrand: 'Please select a brand to create a campaign.',
    denied: "You don't have permission to create campaigns.",
    create: 'Create campaign',
    creating: 'Creating…',
    save: 'Save changes',
    saving: 'Saving…',
    details: 'Campaign Details',
    name: 'Name',
    description: 'Description',
    status: 'Status',
    startDate: 'Start date',
    endDate: 'End date',
    budget: 'Budget in US dollars',
    setBudgets: 'set budgets',
    goals: 'Goals',
    goal: 'Goal',
    goalAt: (position: number) => `Goal ${position}`,
    addGoal: 'Add goal',
    goalsLabel: 'Goals of the campaign',
    goalsHelp: 'For example “Sell 1,200 bags”.',
    channels: 'Channels',
    targeting: 'Targeting',
    locations: 'Locations',
    location: 'location',
    tagHelp: 'Press Enter or comma after each.',
    minAge: 'Youngest age',
    maxAge: 'Oldest age',
    interests: 'Interests',
    interest: 'interest',
  },
} as const;

/** The tone of each status badge. */
export const statusTones = {
  draft: 'neutral',
  active: 'success',
  completed: 'info',
  archived: 'neutral',
} as const satisfies Record<CampaignStatus, string>;
