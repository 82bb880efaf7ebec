import { sumFigures } from '@brandroom/domain/campaign/channel-day';
import { formatDollars, formatWhole } from '@brandroom/domain/format/number';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Grid } from '@brandroom/ui/Grid';
import { Stat } from '@brandroom/ui/Stat';
import { skipToken, useQuery } from '@tanstack/react-query';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.marketing;
const loading = '…';

/** One figure of each marketing area that the person may see. */
export function MarketingFigures({ brandId }: { brandId: BrandId }) {
  const { user } = useWorkspace();
  const api = useApi();
  const hasCampaigns = can(user, 'campaigns.view', brandId);
  const hasAnalytics = can(user, 'analytics.view', brandId);
  // A failure is shown by the Load around it.
  const throwOnError = true;
  const ranged = hasAnalytics ? ({ brandId, range: '30d' } as const) : skipToken;
  const { data: campaigns } = useQuery({
    ...api.campaigns.list.queryOptions({ input: hasCampaigns ? { brandId } : skipToken }),
    throwOnError,
  });
  const { data: performance } = useQuery({
    ...api.performance.summary.queryOptions({ input: ranged }),
    throwOnError,
  });
  const { data: keywords } = useQuery({
    ...api.keywords.summary.queryOptions({ input: ranged }),
    throwOnError,
  });
  const active = campaigns?.filter(({ status }) => status === 'active').length;
  const revenue = performance && Math.round(sumFigures(performance.days).revenue);
  const clicks = keywords?.current.metrics.totalClicks;
  const stats = [
    ...(hasCampaigns
      ? [
          {
            ...messages.campaigns,
            value: active === undefined ? loading : formatWhole(active),
          },
        ]
      : []),
    ...(hasAnalytics
      ? [
          {
            ...messages.revenue,
            value: revenue === undefined ? loading : formatDollars(revenue),
          },
          {
            ...messages.clicks,
            value: clicks === undefined ? loading : formatWhole(clicks),
          },
        ]
      : []),
  ];
  if (stats.length === 0) return null;
  return (
    <Grid as="ul" aria-label={messages.label} min="small" isFilled>
      {stats.map((stat) => (
        <li key={stat.label}>
          <Stat {...stat} />
        </li>
      ))}
    </Grid>
  );
}
