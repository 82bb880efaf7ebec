import type { TimeRange } from '@brandroom/domain/campaign/time-range';
import type { KeywordDay } from '@brandroom/domain/keyword/keyword-days';
import { Inline } from '@brandroom/ui/Inline';
import { LineChart } from '@brandroom/ui/LineChart';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';

import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { curveOf, measureFacts, positionSummary } from './keyword-figures';
import { keywordsMessages } from './keywords.messages';
import type { KeywordMeasure, KeywordsSearch } from './keywords-search';
import { keywordMeasures } from './keywords-search';

const { chart: messages, measures: names } = keywordsMessages;
const options = keywordMeasures.map((value) => ({ value, label: names[value] }));

interface CurveProps {
  days: readonly KeywordDay[];
  range: TimeRange;
  measure: KeywordMeasure;
  /** The name of the metric, such as «Clicks». */
  name: string;
}

/** The curve of a metric; for positions the best is on top. */
export function KeywordCurve({ days, range, measure, name }: CurveProps) {
  const curve = curveOf(days, range, { measure, name });
  const isPosition = measure === 'position';
  return (
    <LineChart
      label={curve.label}
      pointName={curve.pointName}
      formatValue={measureFacts[measure].format}
      data={{ points: curve.points, series: [{ id: measure, name, values: curve.values }] }}
      isFromZero={!isPosition}
      isInverted={isPosition}
      {...(isPosition ? { summary: positionSummary(curve, name) } : {})}
    />
  );
}

type KeywordChartProps = Omit<CurveProps, 'name'>;

/** The curve of a metric over the range, for all visible keywords. */
export function KeywordChart({ measure, ...curve }: KeywordChartProps) {
  const update = useSearchUpdate<KeywordsSearch>();
  return (
    <Stack gap={16}>
      <Inline>
        <Select
          label={messages.measure}
          options={options}
          value={measure}
          onChange={(next) =>
            update({ measure: next === 'clicks' ? undefined : next }, { replace: true })
          }
        />
      </Inline>
      <KeywordCurve {...curve} measure={measure} name={names[measure]} />
    </Stack>
  );
}
