import { performanceTotals } from '@brandroom/domain/campaign/insight';
import { timeRangeLabels } from '@brandroom/domain/campaign/time-range-facts';
import type { BrandId } from '@brandroom/domain/id.schema';
import { formatDay } from '@brandroom/domain/format/date';
import { can } from '@brandroom/domain/rights/can';
import type { PlainDate } from '@brandroom/domain/time.schema';
import { BusyRegion } from '@brandroom/ui/BusyRegion';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Card } from '@brandroom/ui/Card';
import { ChartSkeleton } from '@brandroom/ui/ChartSkeleton';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChartLine } from 'lucide';
import { useDeferredValue } from 'react';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import { useAnnouncedAnswer } from '../../../shared/page/use-announced-answer';
import { ChannelTable } from './ChannelTable';
import { measureFacts } from './measures';
import { performanceMessages as messages } from './performance.messages';
import { PerformanceChart } from './performance-parts';
import type { PerformanceSearch } from './performance-search';
import { defaultRange } from './performance-search';
import { Recommendations } from './Recommendations';
import { Totals } from './Totals';

function spanOf(days: readonly { readonly date: PlainDate }[]): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? messages.days(formatDay(first.date), formatDay(last.date)) : '';
}

interface PerformanceProps {
  brandId: BrandId;
  search: PerformanceSearch;
}

/** The figures of a time range: totals, curves, channels and recommendations. */
export function Performance({ brandId, search }: PerformanceProps) {
  const { range = defaultRange } = search;
  // The current figures stay visible while those of another range load.
  const shown = useDeferredValue(range);
  const input = { brandId, range: shown };
  const { data } = useSuspenseQuery(useApi().performance.summary.queryOptions({ input }));
  const { channels, days, before, events } = data;
  const { revenue } = performanceTotals(days);
  useAnnouncedAnswer(
    shown,
    channels.length === 0
      ? messages.empty.title
      : messages.rangeShown(timeRangeLabels[shown], measureFacts.revenue.format(revenue)),
  );
  const last = days.at(-1)?.date ?? '';
  return (
    <BusyRegion isBusy={shown !== range} label={messages.updating}>
      <Stack gap={16} data-first-content="">
        <Text size="ui" tone="muted">
          {messages.period(spanOf(days), spanOf(before))}
        </Text>
        {channels.length === 0 ? (
          <NoFigures brandId={brandId} />
        ) : (
          <>
            <Totals days={days} before={before} />
            <Card>
              <Section title={messages.chart.title} isTitleHidden>
                <Load label={messages.chart.loading} skeleton={<ChartSkeleton />}>
                  <PerformanceChart
                    days={days}
                    before={before}
                    events={events}
                    range={shown}
                    measure={search.measure ?? 'revenue'}
                  />
                </Load>
              </Section>
            </Card>
            <ChannelTable channels={channels} search={search} range={shown} last={last} />
            <Recommendations channels={channels} />
          </>
        )}
      </Stack>
    </BusyRegion>
  );
}

function NoFigures({ brandId }: { brandId: BrandId }) {
  const { user } = useWorkspace();
  const hrefTo = useHref();
  return (
    <EmptyState
      icon={ChartLine}
      title={messages.empty.title}
      description={messages.empty.description}
      action={
        can(user, 'campaigns.view', brandId) && (
          <ButtonLink href={hrefTo({ to: '/marketing/campaigns' })}>
            {messages.empty.campaigns}
          </ButtonLink>
        )
      }
    />
  );
}
