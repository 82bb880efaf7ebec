import type { DayFigures } from '@brandroom/domain/campaign/performance';
import { stepsOf } from '@brandroom/domain/campaign/performance';
import type { TimeRange } from '@brandroom/domain/campaign/time-range';
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
const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

interface PerformanceChartProps {
  days: readonly DayFigures[];
  before: readonly DayFigures[];
  range: TimeRange;
  measure: Measure;
}

/** The course of a measure over the range, beside that of the range before. */
export function PerformanceChart({ days, before, range, measure }: PerformanceChartProps) {
  const update = useSearchUpdate<PerformanceSearch>();
  const isByWeek = range === '12m';
  const length = isByWeek ? 7 : 1;
  const steps = stepsOf(days, length);
  const values = (of: readonly DayFigures[]) =>
    stepsOf(of, length).map((step) => measured(step, measure));
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
          points: steps.map(({ first }) => shortDay.format(Date.parse(first))),
          series: [
            { id: 'now', name, values: values(days) },
            ...(hasBefore
              ? [{ id: 'before', name: messages.before(name), values: values(before) }]
              : []),
          ],
        }}
      />
    </Stack>
  );
}
