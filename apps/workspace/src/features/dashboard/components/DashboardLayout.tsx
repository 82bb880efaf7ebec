import { Grid } from '@brandroom/ui/Grid';
import { Stack } from '@brandroom/ui/Stack';
import type { ReactNode } from 'react';

interface DashboardLayoutProps {
  figures: ReactNode;
  upcoming: ReactNode;
  tasks: ReactNode;
  activity: ReactNode;
}

/** Where the parts stand; the skeleton has the same places. */
export function DashboardLayout({ figures, upcoming, tasks, activity }: DashboardLayoutProps) {
  return (
    <Stack gap={48}>
      {figures}
      <Grid min="large" gap={48}>
        <Stack gap={48}>
          {upcoming}
          <div id="tasks" tabIndex={-1}>
            {tasks}
          </div>
        </Stack>
        <div id="activity" tabIndex={-1}>
          {activity}
        </div>
      </Grid>
    </Stack>
  );
}
