import type { CampaignEvent, DayFigures, Step } from '@brandroom/domain/campaign/performance';
import { stepsOf } from '@brandroom/domain/campaign/performance';
import type { TimeRange } from '@brandroom/domain/campaign/time-range';
import { formatDay, formatShortDate } from '@brandroom/domain/format/date';
import { Inline } from '@brandroom/ui/Inline';
import { LineChart } from '@brandroom/ui/LineChart';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';

import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import type { Measure } from './measures';
import { measured, measureFacts } from './measures';
import { performanceMessages } from './performance.messages';
import type { PerformanceSearch } from './performance-search';
import { measures } from './performance-search';

const { chart: messages, measures: names } = performanceMessages;
const options = measures.map((value) => ({ value, label: names[value] }));

interface PerformanceChartProps {
  days: readonly DayFigures[];
  before: readonly DayFigures[];
  events: readonly CampaignEvent[];
  range: TimeRange;
  measure: Measure;
}

/** Returns the events of each step as text. */
function eventTexts(events: readonly CampaignEvent[], steps: readonly Step[]): readonly string[] {
  return steps.map(({ first, last }) =>
    events
      .filter(({ date }) => date >= first && date <= last)
      .map(({ name, kind }) => messages.events[kind](name))
      .join(', '),
  );
}

/** The curve of a metric over the range, beside that of the previous range. */
export function PerformanceChart({ days, before, events, range, measure }: PerformanceChartProps) {
  const update = useSearchUpdate<PerformanceSearch>();
  const isByWeek = range === '12m';
  const length = isByWeek ? 7 : 1;
  const steps = stepsOf(days, length);
  const stepsBefore = stepsOf(before, length);
  const values = (of: readonly Step[]) => {
    // Before its first figures the brand has no trend.
    const begun = of.findIndex(({ impressions, spend }) => impressions + spend > 0);
    return of.map((step, at) => (at < begun ? null : measured(step, measure)));
  };
  // A year starts and ends in the same month, so the labels need the year.
  const labels = (of: readonly Step[]) =>
    of.map(({ first }) => (isByWeek ? formatDay(first) : formatShortDate(first, 'UTC')));
  const name = names[measure];
  const hasBefore = before.some(({ impressions }) => impressions > 0);
  return (
    <Stack gap={16}>
      <Inline>
        <Select
          label={messages.measure}
          options={options}
          value={measure}
          onChange={(next) =>
            update({ measure: next === 'revenue' ? undefined : next }, { replace: true })
          }
        />
      </Inline>
      <LineChart
        label={isByWeek ? messages.byWeek(name) : messages.byDay(name)}
        pointName={isByWeek ? messages.week : messages.day}
        formatValue={measureFacts[measure].format}
        data={{
          points: labels(steps),
          series: [
            { id: 'now', name, values: values(steps) },
            ...(hasBefore
              ? [
                  {
                    id: 'before',
                    name: messages.before(name),
                    values: values(stepsBefore),
                    points: labels(stepsBefore),
                  },
                ]
              : []),
          ],
          ...(events.length > 0
            ? { events: { name: messages.campaigns, texts: eventTexts(events, steps) } }
            : {}),
        }}
      />
    </Stack>
  );
}
