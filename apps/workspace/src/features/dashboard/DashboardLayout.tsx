import { Grid } from '@brandroom/ui/Grid';
import { Stack } from '@brandroom/ui/Stack';
import type { ReactNode } from 'react';

interface DashboardLayoutProps {
  figures: ReactNode;
  upcoming: ReactNode;
  /** Null for people who never have tasks. */
  tasks: ReactNode;
  activity: ReactNode;
  marketing: ReactNode;
}

/** The layout of the dashboard's parts. */
export function DashboardLayout({
  figures,
  upcoming,
  tasks,
  activity,
  marketing,
}: DashboardLayoutProps) {
  return (
    <Stack gap={16} data-first-content="">
      {figures}
      <Grid min="large" gap={16} isFilled>
        {upcoming}
        {tasks !== null && (
          <div id="tasks" tabIndex={-1}>
            {tasks}
          </div>
        )}
      </Grid>
      <div id="activity" tabIndex={-1}>
        {activity}
      </div>
      {marketing}
    </Stack>
  );
}
