// Keywords: the search performance of a brand, and keywords worth writing for.

import type { CompetitionLevel } from '@brandroom/domain/keyword/insight';
import { keywordThresholds } from '@brandroom/domain/keyword/insight';
import { formatCount } from '@brandroom/domain/format/count';

import type { KeywordColumn, KeywordMeasure } from './keywords-search';

const quoted = (name: string) => `“${name}”`;
const limit = keywordThresholds;
const place = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Every visible string of this room. */
export const keywordsMessages = {
  title: 'Keywords',
  noBrand: 'Please select a brand to see its keywords.',
  loading: 'Loading keywords',
  updating: 'Updating keywords',
  range: 'Time range',
  rangeShown: (range: string, clicks: number) => `${range}, ${formatCount(clicks, 'click')}`,
  period: (now: string, before: string) => `${now}, compared with ${before}. Complete days only.`,
  days: (first: string, last: string) => `${first} – ${last}`,
  find: 'Find keywords',
  search: 'Search keywords',
  searchPlaceholder: 'Search',
  group: 'Group',
  allGroups: 'All groups',
  analyze: 'Analyze Opportunities',
  analyzing: 'Analyzing…',
  measures: {
    clicks: 'Clicks',
    impressions: 'Impressions',
    position: 'Average position',
    ctr: 'CTR',
  } satisfies Record<KeywordMeasure, string>,
  summary: {
    title: 'Summary',
    nothingBefore: 'No earlier data',
  },
  chart: {
    title: 'Trend',
    loading: 'Loading the chart',
    measure: 'Measure',
    day: 'Day',
    week: 'Week',
    byDay: (measure: string) => `${measure} by day`,
    byWeek: (measure: string) => `${measure} by week`,
    /** The summary of a chart of positions, where lower is better. */
    position: (
      name: string,
      {
        first,
        last,
        best,
        worst,
      }: Record<'first' | 'last' | 'best' | 'worst', { point: string; value: number }>,
    ) => {
      const isSteady = place.format(best.value) === place.format(worst.value);
      const change = Math.round((first.value - last.value) * 10) / 10;
      const course =
        change === 0
          ? `${isSteady ? 'stayed' : 'began and ended'} at ${place.format(last.value)}`
          : `${change > 0 ? 'improved' : 'dropped'} from ${place.format(first.value)} to ${place.format(last.value)}`;
      const ends = new Set([first, last].map(({ value }) => place.format(value)));
      const turns = Object.entries({ best, worst })
        .filter(([, { value }]) => !ends.has(place.format(value)))
        .map(([word, { value, point }]) => `, ${word} ${place.format(value)} (${point})`);
      return `From ${first.point} to ${last.point}, ${name} ${course}${turns.join('')}.`;
    },
    none: 'No figures.',
  },
  table: {
    title: 'Keyword metrics',
    columns: {
      keyword: 'Keyword',
      volume: 'Searches a month',
      position: 'Position',
      clicks: 'Clicks',
      impressions: 'Impressions',
      ctr: 'CTR',
      change: 'Change',
    } satisfies Record<KeywordColumn, string>,
    help: 'Change compares clicks with the previous period.',
    loading: 'Loading the table',
    isNew: 'New',
    notShown: 'Not shown',
    download: 'Download CSV',
    downloaded: (name: string) => `${name} downloaded`,
    file: (range: string, last: string) => `keywords-${range}-${last}.csv`,
    noneFound: 'No keywords match',
    noneFoundHelp: 'Try another search or group.',
    showAll: 'Show all keywords',
  },
  groups: {
    title: 'Keyword groups',
    things: 'groups',
    label: 'Keyword groups',
    add: 'Add group',
    count: (count: number) => formatCount(count, 'keyword'),
    show: (name: string) => `Show ${name}`,
    actions: (name: string) => `Actions for ${name}`,
    edit: 'Edit…',
    delete: 'Delete…',
    empty: 'No keyword groups yet',
    emptyHelp: 'Group the keywords that people should find this brand by.',
    emptyReadOnly: 'Editors of this brand can add groups.',
  },
  form: {
    addTitle: 'Add keyword group',
    editTitle: 'Edit keyword group',
    name: 'Name',
    keywords: 'Keywords',
    keyword: 'keyword',
    keywordsHelp: 'Press Enter or comma after each.',
    add: 'Add group',
    save: 'Save changes',
    saving: 'Saving…',
  },
  delete: {
    title: 'Are you sure you want to delete this keyword group?',
    text: (name: string, count: number) =>
      `${quoted(name)} has ${formatCount(count, 'keyword')}. You can undo this.`,
    confirm: 'Delete group',
  },
  changes: {
    added: (name: string) => `${quoted(name)} added`,
    saved: (name: string) => `${quoted(name)} saved`,
    deleted: (name: string) => `${quoted(name)} deleted`,
    notDeleted: (name: string) => `${quoted(name)} was not deleted`,
    restored: (name: string) => `${quoted(name)} restored`,
    notRestored: (name: string) => `${quoted(name)} was not restored`,
  },
  opportunities: {
    title: 'Opportunities',
    running: 'Analyzing your keywords',
    cancel: 'Cancel',
    cancelNamed: 'Cancel the analysis',
    canceled: 'Analysis canceled',
    failed: 'The keywords couldn’t be analyzed',
    done: (all: number, high: number, quick: number) =>
      `${formatCount(all, 'keyword')} analyzed: ${high} of high value, ${formatCount(quick, 'quick win')}`,
    otherRange: (range: string) => `These opportunities are from the ${range.toLowerCase()}`,
    analyzeAgain: (range: string) => `Analyze again for the ${range.toLowerCase()}.`,
    top: 'Top opportunities',
    noTop: `No keyword scores above ${limit.highValueScore}.`,
    all: 'All scores',
    score: 'Score',
    potential: 'Potential',
    difficulty: 'Difficulty',
    competition: 'Competition',
    labels: 'Rating',
    level: (level: CompetitionLevel, value: number) => `${level} (${value})`,
    highValue: 'High value',
    highValueWhy: (score: number) => `Score is ${score}, above ${limit.highValueScore}`,
    quickWin: 'Quick win',
    quickWinWhy: (difficulty: number, potential: number) =>
      `Difficulty is ${difficulty}, below ${limit.quickWinDifficulty}, and potential is ${potential}, above ${limit.quickWinPotential}`,
    competitionWhy: (level: CompetitionLevel, value: number) =>
      ({
        High: `Competition is ${value}, above ${limit.highCompetition}`,
        Medium: `Competition is ${value}, above ${limit.mediumCompetition}`,
        Low: `Competition is ${value}, not above ${limit.mediumCompetition}`,
      })[level],
    create: 'Create content from this',
    createNamed: (keyword: string) => `Create content from this: ${keyword}`,
  },
  detail: {
    loading: 'Loading keyword',
    history: 'Position',
    opportunity: 'Opportunity',
    advice: 'Recommendations',
    noAdvice: 'No recommendations for this keyword.',
    notFound: 'Keyword not found',
    notFoundHelp: 'No keyword group of this brand has it.',
    back: 'Back to keywords',
    content: 'Find its content',
  },
} as const;
