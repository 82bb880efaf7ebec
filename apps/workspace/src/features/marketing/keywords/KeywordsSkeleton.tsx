import { Card } from '@brandroom/ui/Card';
import { ChartSkeleton } from '@brandroom/ui/ChartSkeleton';
import { Grid } from '@brandroom/ui/Grid';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { StripSkeleton } from '@brandroom/ui/StripSkeleton';
import { TableSkeleton } from '@brandroom/ui/TableSkeleton';

import { keywordMeasures } from './keywords-search';

/** The figures of a range that are loading. */
export function KeywordsSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="ui" width="medium" />
      <StripSkeleton count={keywordMeasures.length} hasNotes />
      <Grid min="large" isFilled>
        <Card>
          <ChartSkeleton />
        </Card>
        <TableSkeleton count={6} hasHeading />
      </Grid>
      <TableSkeleton count={10} hasHeading hasHelp />
    </Stack>
  );
}
