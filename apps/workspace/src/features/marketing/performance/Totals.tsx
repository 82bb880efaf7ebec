import { changeFrom, performanceTotals } from '@brandroom/domain/campaign/insight';
import type { DayFigures } from '@brandroom/domain/campaign/performance';
import { Section } from '@brandroom/ui/Section';
import { StatStrip } from '@brandroom/ui/StatStrip';

import { judgedChange } from '../../../shared/figures/judged-change';
import type { Measure } from './measures';
import { measureFacts } from './measures';
import { performanceMessages as messages } from './performance.messages';
import { measures } from './performance-search';

interface TotalsProps {
  days: readonly DayFigures[];
  before: readonly DayFigures[];
}

/** The figures of the whole range, each with its change against the previous range. */
export function Totals({ days, before }: TotalsProps) {
  const now = performanceTotals(days);
  const then = performanceTotals(before);
  return (
    <Section title={messages.totals.title} isTitleHidden>
      <StatStrip
        label={messages.totals.title}
        stats={measures.map((measure) => ({
          value: measureFacts[measure].format(now[measure]),
          label: messages.measures[measure],
          ...changeOf(measure, changeFrom(then[measure], now[measure])),
        }))}
      />
    </Section>
  );
}

function changeOf(measure: Measure, change: number | null) {
  if (change === null) return { note: messages.totals.nothingBefore };
  return { change: judgedChange(change, measureFacts[measure].isMoreBetter) };
}
