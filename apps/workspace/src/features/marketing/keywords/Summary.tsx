import { changeFrom } from '@brandroom/domain/campaign/insight';
import type { AnalyticsSnapshot } from '@brandroom/domain/keyword/keyword.schema';
import { Section } from '@brandroom/ui/Section';
import { StatStrip } from '@brandroom/ui/StatStrip';

import { judgedChange } from '../../../shared/figures/judged-change';
import { measureFacts } from './keyword-figures';
import { keywordsMessages } from './keywords.messages';
import type { KeywordMeasure } from './keywords-search';
import { keywordMeasures } from './keywords-search';

const messages = keywordsMessages.summary;

interface SummaryProps {
  now: AnalyticsSnapshot['metrics'];
  before: AnalyticsSnapshot['metrics'];
}

/** The figures of the whole range, each with its change against the previous range. */
export function Summary({ now, before }: SummaryProps) {
  return (
    <Section title={messages.title} isTitleHidden>
      <StatStrip
        label={messages.title}
        stats={keywordMeasures.map((measure) => {
          const { of, format } = measureFacts[measure];
          const [value, earlier] = [of(now), of(before)];
          const change = value && earlier ? changeFrom(earlier, value) : null;
          return {
            value: value === null ? keywordsMessages.table.notShown : format(value),
            label: keywordsMessages.measures[measure],
            ...changeOf(measure, change),
          };
        })}
      />
    </Section>
  );
}

function changeOf(measure: KeywordMeasure, change: number | null) {
  if (change === null) return { note: messages.nothingBefore };
  return { change: judgedChange(change, measureFacts[measure].isMoreBetter) };
}
