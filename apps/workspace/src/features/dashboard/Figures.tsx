import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import type { DashboardSummary } from '@brandroom/domain/contract/dashboard.contract';
import { formatWhole } from '@brandroom/domain/format/number';
import { StatStrip } from '@brandroom/ui/StatStrip';

import { useHref } from '../../shared/navigation/use-href';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.stats;

interface FiguresProps {
  summary: DashboardSummary;
  /** Whether the person may see drafts, and pending and scheduled items. */
  seesUnfinished: boolean;
}

/** The figures, each as a link. */
export function Figures({ summary, seesUnfinished }: FiguresProps) {
  const hrefTo = useHref();
  const listOf = (status: ContentStatus) =>
    hrefTo({ to: '/content/calendar', search: { view: 'list', status } });
  const figures = [
    {
      ...messages.pending,
      count: summary.pendingApproval,
      href: listOf('pending'),
      isUnfinished: true,
    },
    {
      ...messages.scheduled,
      count: summary.scheduledContent,
      href: listOf('scheduled'),
      isUnfinished: true,
    },
    { ...messages.tasks, count: summary.activeTasks, href: '#tasks', isUnfinished: true },
    { ...messages.updates, count: summary.recentUpdates, href: '#activity', isUnfinished: false },
  ];
  return (
    <StatStrip
      label={dashboardMessages.figures}
      stats={figures
        .filter(({ isUnfinished }) => seesUnfinished || !isUnfinished)
        .map(({ label, leads, count, href }) => ({
          label,
          value: formatWhole(count),
          link: { href, label: leads },
        }))}
    />
  );
}
