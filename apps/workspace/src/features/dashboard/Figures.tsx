import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import type { DashboardSummary } from '@brandroom/domain/contract/dashboard.contract';
import { Grid } from '@brandroom/ui/Grid';
import { Section } from '@brandroom/ui/Section';
import { Stat } from '@brandroom/ui/Stat';
import { Activity, CalendarClock, CircleDotDashed, ListChecks } from 'lucide-react';

import { useHref } from '../../shared/navigation/use-href';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.stats;
const figure = new Intl.NumberFormat('en-US');

/** The four cards, each one link. */
export function Figures({ summary }: { summary: DashboardSummary }) {
  const hrefTo = useHref();
  const listOf = (status: ContentStatus) =>
    hrefTo({ to: '/content/calendar', search: { view: 'list', status } });
  const cards = [
    {
      ...messages.pending,
      count: summary.pendingApproval,
      href: listOf('pending'),
      icon: CircleDotDashed,
    },
    {
      ...messages.scheduled,
      count: summary.scheduledContent,
      href: listOf('scheduled'),
      icon: CalendarClock,
    },
    { ...messages.tasks, count: summary.activeTasks, href: '#tasks', icon: ListChecks },
    { ...messages.updates, count: summary.recentUpdates, href: '#activity', icon: Activity },
  ];
  return (
    <Section title={dashboardMessages.figures} isTitleHidden>
      <Grid as="ul" min="small" isFilled>
        {cards.map(({ label, leads, count, href, icon }) => (
          <li key={label}>
            <Stat
              label={label}
              value={figure.format(count)}
              icon={icon}
              link={{ href, label: leads }}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
