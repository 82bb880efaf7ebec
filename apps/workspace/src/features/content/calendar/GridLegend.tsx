import { EntryLegend } from '@brandroom/ui/EntryLegend';

import type { Coloring } from '../item/content-search';
import type { useCampaigns } from '../item/use-campaigns';
import { calendarMessages } from './calendar.messages';
import { legendOf } from './legend-of';

interface GridLegendProps {
  coloring: Coloring;
  campaigns: ReturnType<typeof useCampaigns>;
}

/** The legend at the foot of the calendar. */
export function GridLegend({ coloring, campaigns }: GridLegendProps) {
  return (
    <EntryLegend
      label={calendarMessages.grid.colors.by[coloring]}
      entries={legendOf(coloring, campaigns)}
      look="line"
    />
  );
}
