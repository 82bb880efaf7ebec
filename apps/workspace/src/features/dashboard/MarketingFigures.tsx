import { sumFigures } from '@brandroom/domain/campaign/channel-day';
import { formatDollars, formatWhole } from '@brandroom/domain/format/number';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { StatStrip } from '@brandroom/ui/StatStrip';
import { skipToken, useQuery } from '@tanstack/react-query';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { useHref } from '../../shared/navigation/use-href';
import { dashboardMessages } from './dashboard.messages';

const messages = dashboardMessages.marketing;
const loading = '…';

/** One figure of each marketing area that the person may see, linked to its page. */
export function MarketingFigures({ brandId }: { brandId: BrandId }) {
  const { user } = useWorkspace();
  const api = useApi();
  const hrefTo = useHref();
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
  const figures = [
    {
      ...messages.campaigns,
      isVisible: hasCampaigns,
      figure: campaigns?.filter(({ status }) => status === 'active').length,
      format: formatWhole,
      href: hrefTo({ to: '/marketing/campaigns' }),
    },
    {
      ...messages.emails,
      isVisible: hasEmails,
      figure: emails?.filter(({ status }) => status === 'sent').length,
      format: formatWhole,
      href: hrefTo({ to: '/marketing/emails' }),
    },
    {
      ...messages.print,
      isVisible: hasPrint,
      figure: prints?.length,
      format: formatWhole,
      href: hrefTo({ to: '/marketing/print' }),
    },
    {
      ...messages.revenue,
      isVisible: hasAnalytics,
      figure: performance && Math.round(sumFigures(performance.days).revenue),
      format: formatDollars,
      href: hrefTo({ to: '/marketing/performance' }),
    },
    {
      ...messages.clicks,
      isVisible: hasAnalytics,
      figure: keywords?.current.metrics.totalClicks,
      format: formatWhole,
      href: hrefTo({ to: '/analytics/keywords' }),
    },
  ].filter(({ isVisible }) => isVisible);
  if (figures.length === 0) return null;
  return (
    <StatStrip
      label={messages.label}
      stats={figures.map(({ label, leads, href, figure, format }) => ({
        label,
        leads,
        href,
        value: figure === undefined ? loading : format(figure),
      }))}
    />
  );
}
