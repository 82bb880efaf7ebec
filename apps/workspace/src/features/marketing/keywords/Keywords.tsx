import type { PlainDate } from '@brandroom/domain/time.schema';
import { formatDay } from '@brandroom/domain/format/date';
import { anyIncludes } from '@brandroom/domain/format/fold';
import { formatFound } from '@brandroom/domain/format/count';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { KeywordGroup } from '@brandroom/domain/keyword/keyword.schema';
import { rangeDays } from '@brandroom/domain/campaign/performance';
import { timeRangeLabels } from '@brandroom/domain/campaign/time-range-facts';
import { addDays } from '@brandroom/domain/time/zone';
import { BusyRegion } from '@brandroom/ui/BusyRegion';
import { Card } from '@brandroom/ui/Card';
import { ChartSkeleton } from '@brandroom/ui/ChartSkeleton';
import { Grid } from '@brandroom/ui/Grid';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { TableSkeleton } from '@brandroom/ui/TableSkeleton';
import { Text } from '@brandroom/ui/Text';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

import { useApi } from '../../../shared/api/api';
import { Load } from '../../../shared/load/Load';
import { AnnouncedCount } from '../../../shared/page/AnnouncedCount';
import { useAnnouncedAnswer } from '../../../shared/page/use-announced-answer';
import { UndoBar } from '../../../shared/page/UndoBar';
import { Analysis } from './Analysis';
import { Groups } from './Groups';
import { keywordsMessages as messages } from './keywords.messages';
import type { KeywordsSearch } from './keywords-search';
import { defaultRange } from './keywords-search';
import { KeywordChart, KeywordTable, preloaded } from './keywords-parts';
import { Summary } from './Summary';
import type { GroupChanges } from './use-group-changes';
import type { KeywordAnalysis } from './use-keyword-analysis';

interface KeywordsProps {
  brandId: BrandId;
  /** At least one. */
  groups: readonly KeywordGroup[];
  search: KeywordsSearch;
  analysis: KeywordAnalysis;
  changes: GroupChanges;
  onAdd: () => void;
  focusStart: () => void;
}

const inWords = (days: readonly PlainDate[]) =>
  messages.days(formatDay(days[0] ?? ''), formatDay(days.at(-1) ?? ''));

/** The figures of a range: totals, curves, groups, opportunities and keywords. */
export function Keywords({ brandId, groups, search, analysis, changes, ...acts }: KeywordsProps) {
  const { range = defaultRange, q = '', measure = 'clicks' } = search;
  // A deleted group in the address shows all groups.
  const groupId = groups.find(({ id }) => id === search.group)?.id;
  // The current figures stay visible while others load.
  const asked = JSON.stringify({ brandId, range, ...(groupId ? { groupId } : {}) });
  const shown = useDeferredValue(asked);
  const input = JSON.parse(shown) as { brandId: BrandId; range: typeof range };
  const { data } = useSuspenseQuery(useApi().keywords.summary.queryOptions({ input }));
  usePreload(preloaded);
  const { current, previous, days } = data;
  const metrics = current.metrics.keywords.filter(({ keyword }) => anyIncludes([keyword], q));
  useAnnouncedAnswer(
    input.range,
    messages.rangeShown(timeRangeLabels[input.range], current.metrics.totalClicks),
  );
  const span = rangeDays(input.range, addDays(current.date, 1));
  return (
    <>
      <ViewBarCount done={<UndoBar />}>
        <AnnouncedCount>{formatFound(metrics.length, 'keyword')}</AnnouncedCount>
      </ViewBarCount>
      <BusyRegion isBusy={shown !== asked} label={messages.updating}>
        <Stack gap={16} data-first-content="">
          <Text size="ui" tone="muted">
            {messages.period(inWords(span.days), inWords(span.before))}
          </Text>
          <Summary now={current.metrics} before={previous.metrics} />
          <Analysis analysis={analysis} search={search} focusStart={acts.focusStart} />
          <Grid min="large" isFilled>
            <Card>
              <Section title={messages.chart.title} isTitleHidden>
                <Load label={messages.chart.loading} skeleton={<ChartSkeleton />}>
                  <KeywordChart days={days} range={input.range} measure={measure} />
                </Load>
              </Section>
            </Card>
            <Groups {...{ brandId, groups, search, changes }} onAdd={acts.onAdd} />
          </Grid>
          <Load
            label={messages.table.loading}
            skeleton={<TableSkeleton count={metrics.length} hasHeading hasHelp />}
          >
            <KeywordTable
              metrics={metrics}
              search={search}
              range={input.range}
              last={current.date}
            />
          </Load>
        </Stack>
      </BusyRegion>
    </>
  );
}
