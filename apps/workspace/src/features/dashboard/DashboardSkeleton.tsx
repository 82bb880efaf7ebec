import { Card } from '@brandroom/ui/Card';
import { Grid } from '@brandroom/ui/Grid';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';

import { dashboardMessages as messages } from './dashboard.messages';
import { DashboardLayout } from './DashboardLayout';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

function Cards({ title, count }: { title: string; count: number }) {
  return (
    <Section title={title} size="title">
      <Stack gap={8}>
        {places(count).map((place) => (
          <Card key={place} padding="small">
            <Stack gap={4}>
              <Skeleton width="long" />
              <Skeleton width="medium" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}

function Entries({ count }: { count: number }) {
  return (
    <Section title={messages.activity.title} size="title">
      <Stack gap={24}>
        {places(count).map((place) => (
          <Stack key={place} gap={4}>
            <Skeleton width="long" />
            <Skeleton shape="small" width="short" />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

/** The dashboard's places while its figures are on their way: nothing moves when they come. */
export function DashboardSkeleton() {
  return (
    <DashboardLayout
      figures={
        <Grid min="small" isFilled>
          {places(4).map((place) => (
            <Card key={place}>
              <Stack gap={4}>
                <Skeleton width="long" />
                <Skeleton shape="row" width="short" />
              </Stack>
            </Card>
          ))}
        </Grid>
      }
      upcoming={<Cards title={messages.upcoming.title} count={5} />}
      tasks={<Cards title={messages.tasks.title} count={5} />}
      activity={<Entries count={10} />}
    />
  );
}
