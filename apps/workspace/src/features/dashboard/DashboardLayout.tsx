import { Grid } from '@brandroom/ui/Grid';
import { Stack } from '@brandroom/ui/Stack';
import type { ReactNode } from 'react';

interface DashboardLayoutProps {
  figures: ReactNode;
  /** Upcoming content and tasks; false for people who see only finished content. */
  unfinished: ReactNode;
  activity: ReactNode;
  marketing: ReactNode;
}

/** The layout of the dashboard's parts. */
export function DashboardLayout({
  figures,
  unfinished,
  activity,
  marketing,
}: DashboardLayoutProps) {
  return (
    <Stack gap={16} data-first-content="">
      {figures}
      {unfinished !== false && (
        <Grid min="large" gap={16} isFilled>
          {unfinished}
        </Grid>
      )}
      <div id="activity" tabIndex={-1}>
        {activity}
      </div>
      {marketing}
    </Stack>
  );
}
