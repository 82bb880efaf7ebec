import { changeFrom } from '@brandroom/domain/campaign/insight';
import { formatDollars, formatWhole } from '@brandroom/domain/format/number';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Grid } from '@brandroom/ui/Grid';
import { Stat } from '@brandroom/ui/Stat';
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
  /** The figure of the 30 days before. */
  readonly before?: number | undefined;
}

/** One figure of each marketing area that the person may see. */
export function MarketingFigures({ brandId }: { brandId: BrandId }) {
  const { user } = useWorkspace();
  const { data } = useQuery({
    ...useApi().dashboard.marketing.queryOptions({ input: { brandId } }),
    // A failure is shown by the Load around it.
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
      figure: data?.revenue && Math.round(data.revenue.current),
      format: formatDollars,
      before: data?.revenue?.before,
    },
    {
      ...messages.clicks,
      isVisible: hasAnalytics,
      figure: data?.searchClicks?.current,
      format: formatWhole,
      before: data?.searchClicks?.before,
    },
  ].filter(({ isVisible }) => isVisible);
  if (figures.length === 0) return null;
  return (
    <Grid as="ul" aria-label={messages.label} min="small" isFilled>
      {figures.map(({ label, figure, format, before }) => {
        const isKnown = typeof figure === 'number';
        const change = isKnown && before !== undefined ? changeFrom(before, figure) : null;
        return (
          <li key={label}>
            <Stat
              label={label}
              value={isKnown ? format(figure) : loading}
              {...(change === null ? {} : { change: statChange(change, true) })}
            />
          </li>
        );
      })}
    </Grid>
  );
}
