import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import type { DashboardSummary } from '@brandroom/domain/contract/dashboard.contract';
import { formatWhole } from '@brandroom/domain/format/number';
import { StatStrip } from '@brandroom/ui/StatStrip';

import { useHref } from '../../shared/navigation/use-href';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.stats;

interface FiguresProps {
  summary: DashboardSummary;
  /** Whether the person may see content before its approval, and so has reviews. */
  hasReviews: boolean;
}

/** The figures, each as a link. */
export function Figures({ summary, hasReviews }: FiguresProps) {
  const hrefTo = useHref();
  const listOf = (status: ContentStatus) =>
    hrefTo({ to: '/content/calendar', search: { view: 'list', status } });
  const figures = [
    {
      ...messages.pending,
      count: summary.pendingApproval,
      href: listOf('pending'),
      isReview: true,
    },
    {
      ...messages.scheduled,
      count: summary.scheduledContent,
      href: listOf('scheduled'),
      isReview: false,
    },
    { ...messages.tasks, count: summary.activeTasks, href: '#tasks', isReview: true },
    { ...messages.updates, count: summary.recentUpdates, href: '#activity', isReview: false },
  ];
  return (
    <StatStrip
      label={dashboardMessages.figures}
      stats={figures
        .filter(({ isReview }) => hasReviews || !isReview)
        .map(({ label, leads, count, href }) => ({
          label,
          value: formatWhole(count),
          href,
          leads,
        }))}
    />
  );
}
