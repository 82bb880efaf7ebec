import { Card } from '@brandroom/ui/Card';
import { Grid } from '@brandroom/ui/Grid';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';

import { DashboardLayout } from './DashboardLayout';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

function Rows({ count }: { count: number }) {
  return (
    <Stack gap={16}>
      <Skeleton shape="title" width="medium" />
      <Stack gap={8}>
        {places(count).map((place) => (
          <Card key={place} padding="small">
            <Stack gap={4}>
              <Skeleton width="long" />
              <Skeleton shape="small" width="medium" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

/** The dashboard's places while its figures are on their way. */
export function DashboardSkeleton() {
  return (
    <DashboardLayout
      figures={
        <Grid min="small" isFilled>
          {places(4).map((place) => (
            <Card key={place}>
              <Stack gap={8}>
                <Skeleton width="long" />
                <Skeleton shape="heading" width="short" />
              </Stack>
            </Card>
          ))}
        </Grid>
      }
      upcoming={<Rows count={5} />}
      tasks={<Rows count={2} />}
      activity={<Rows count={8} />}
    />
  );
}
