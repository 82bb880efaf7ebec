import { sumFigures } from '@brandroom/domain/campaign/channel-day';
import { changeFrom } from '@brandroom/domain/campaign/insight';
import { formatDollars, formatWhole } from '@brandroom/domain/format/number';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Grid } from '@brandroom/ui/Grid';
import { Stat } from '@brandroom/ui/Stat';
import { skipToken, useQuery } from '@tanstack/react-query';

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
  readonly figure: number | undefined;
  readonly format: (value: number) => string;
  /** In percent of the 30 days before; null where they had none. */
  readonly change?: number | null | undefined;
}

/** One figure of each marketing area that the person may see. */
export function MarketingFigures({ brandId }: { brandId: BrandId }) {
  const { user } = useWorkspace();
  const api = useApi();
  const hasCampaigns = can(user, 'campaigns.view', brandId);
  const hasEmails = can(user, 'email.view', brandId);
  const hasPrint = can(user, 'advertising.view', brandId);
  const hasAnalytics = can(user, 'analytics.view', brandId);
  // A failure is shown by the Load around it.
  const throwOnError = true;
  const ranged = hasAnalytics ? ({ brandId, range: '30d' } as const) : skipToken;
  const { data: campaigns } = useQuery({
    ...api.campaigns.list.queryOptions({ input: hasCampaigns ? { brandId } : skipToken }),
    throwOnError,
  });
  const { data: emails } = useQuery({
    ...api.emails.list.queryOptions({ input: hasEmails ? { brandId } : skipToken }),
    throwOnError,
  });
  const { data: prints } = useQuery({
    ...api.print.list.queryOptions({ input: hasPrint ? { brandId } : skipToken }),
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
  const figures: readonly MarketingFigure[] = [
    {
      ...messages.campaigns,
      isVisible: hasCampaigns,
      figure: campaigns?.filter(({ status }) => status === 'active').length,
      format: formatWhole,
    },
    {
      ...messages.emails,
      isVisible: hasEmails,
      figure: emails?.filter(({ status }) => status === 'sent').length,
      format: formatWhole,
    },
    {
      ...messages.print,
      isVisible: hasPrint,
      figure: prints?.length,
      format: formatWhole,
    },
    {
      ...messages.revenue,
      isVisible: hasAnalytics,
      figure: performance && Math.round(sumFigures(performance.days).revenue),
      format: formatDollars,
      change:
        performance &&
        changeFrom(sumFigures(performance.before).revenue, sumFigures(performance.days).revenue),
    },
    {
      ...messages.clicks,
      isVisible: hasAnalytics,
      figure: keywords?.current.metrics.totalClicks,
      format: formatWhole,
      change:
        keywords &&
        changeFrom(keywords.previous.metrics.totalClicks, keywords.current.metrics.totalClicks),
    },
  ].filter(({ isVisible }) => isVisible);
  if (figures.length === 0) return null;
  return (
    <Grid as="ul" aria-label={messages.label} min="small" isFilled>
      {figures.map(({ label, figure, format, change }) => (
        <li key={label}>
          <Stat
            label={label}
            value={figure === undefined ? loading : format(figure)}
            {...(typeof change === 'number' ? { change: statChange(change, true) } : {})}
          />
        </li>
      ))}
    </Grid>
  );
}
