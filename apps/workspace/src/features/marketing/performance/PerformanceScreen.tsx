import { timeRanges } from '@brandroom/domain/campaign/time-range';
import { timeRangeLabels } from '@brandroom/domain/campaign/time-range-facts';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Card } from '@brandroom/ui/Card';
import { ChartSkeleton } from '@brandroom/ui/ChartSkeleton';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageViews } from '@brandroom/ui/PageViews';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { StripSkeleton } from '@brandroom/ui/StripSkeleton';
import { TableSkeleton } from '@brandroom/ui/TableSkeleton';

import { BrandGate } from '../../../shared/brand/BrandGate';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { PageTitle } from '../../../shared/page/PageTitle';
import { Performance } from './Performance';
import { performanceMessages as messages } from './performance.messages';
import type { PerformanceSearch } from './performance-search';
import { defaultRange, measures } from './performance-search';

const ranges = timeRanges.map((value) => ({ value, label: timeRangeLabels[value] }));

/** The performance of a brand's campaigns by channel in a time range. */
export function PerformanceScreen({ search }: { search: PerformanceSearch }) {
  return (
    <BrandGate
      title={messages.title}
      right="analytics.view"
      layout="figures"
      noBrand={messages.noBrand}
    >
      {(brandId) => <Ranged key={brandId} brandId={brandId} search={search} />}
    </BrandGate>
  );
}

function Ranged({ brandId, search }: { brandId: BrandId; search: PerformanceSearch }) {
  const { brand } = useWorkspace();
  const update = useSearchUpdate<PerformanceSearch>();
  return (
    <Page
      layout="figures"
      bar={
        <PageBar
          title={messages.title}
          views={
            <PageViews
              label={messages.range}
              options={ranges}
              value={search.range ?? defaultRange}
              onChange={(range) => update({ range: range === defaultRange ? undefined : range })}
            />
          }
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      <Load
        label={messages.loading}
        skeleton={<PerformanceSkeleton />}
        resetKey={search.range ?? defaultRange}
      >
        <Performance brandId={brandId} search={search} />
      </Load>
    </Page>
  );
}

function PerformanceSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="ui" width="medium" />
      <StripSkeleton count={measures.length} hasNotes />
      <Card>
        <ChartSkeleton />
      </Card>
      <TableSkeleton count={6} hasHeading hasHelp />
    </Stack>
  );
}
