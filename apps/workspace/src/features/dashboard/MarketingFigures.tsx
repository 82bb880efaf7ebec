import { formatDollars, formatWhole } from '@brandroom/domain/format/number';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { StatStrip } from '@brandroom/ui/StatStrip';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { statChange } from '../../shared/figures/stat-change';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.marketing;
const loading = '…';

interface MarketingFigure {
  readonly label: string;
  readonly isVisible: boolean;
  /** Undefined while it is loading. */
  readonly figure: number | null | undefined;
  readonly format: (value: number) => string;
  /** The change against the previous 30 days in percent; null if they had no value. */
  readonly change?: number | null | undefined;
}

/** One figure of each marketing area that the person may see. */
export function MarketingFigures({ brandId }: { brandId: BrandId }) {
  const { user } = useWorkspace();
  const { data } = useQuery({
    ...useApi().performance.overview.queryOptions({ input: { brandId } }),
    // The surrounding Load shows a failure.
    throwOnError: true,
  });
  const hasAnalytics = can(user, 'analytics.view', brandId);
  const figures: readonly MarketingFigure[] = [
    {
      ...messages.campaigns,
      isVisible: can(user, 'campaigns.view', brandId),
      figure: data?.activeCampaigns,
      format: formatWhole,
    },
    {
      ...messages.emails,
      isVisible: can(user, 'email.view', brandId),
      figure: data?.sentEmails,
      format: formatWhole,
    },
    {
      ...messages.print,
      isVisible: can(user, 'advertising.view', brandId),
      figure: data?.printItems,
      format: formatWhole,
    },
    {
      ...messages.revenue,
      isVisible: hasAnalytics,
      figure: data?.revenue && Math.round(data.revenue.figure),
      format: formatDollars,
      change: data?.revenue?.change,
    },
    {
      ...messages.clicks,
      isVisible: hasAnalytics,
      figure: data?.searchClicks?.figure,
      format: formatWhole,
      change: data?.searchClicks?.change,
    },
  ].filter(({ isVisible }) => isVisible);
  if (figures.length === 0) return null;
  return (
    <StatStrip
      label={messages.label}
      stats={figures.map(({ label, figure, format, change }) => ({
        label,
        value: typeof figure === 'number' ? format(figure) : loading,
        ...(typeof change === 'number' ? { change: statChange(change, true) } : {}),
      }))}
    />
  );
}
