import type { CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import { campaignTimeline } from '@brandroom/domain/campaign/timeline';
import { formatDollars, formatPercent, formatWhole } from '@brandroom/domain/format/number';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { ProgressBar } from '@brandroom/ui/ProgressBar';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import type { CampaignDates } from './campaign-dates';
import { campaignsMessages } from './campaigns.messages';
import { useToday } from './use-today';

const { timeline, budget, figures, goals } = campaignsMessages;

/** Returns the spending of a campaign as text, against its budget if it has one. */
export function spendingOf({ budget: planned, metrics }: CampaignView): string {
  if (planned === null && metrics.spend === 0) return budget.none;
  const spend = formatDollars(Math.round(metrics.spend));
  return planned === null ? budget.spent(spend) : budget.spentOf(spend, formatDollars(planned));
}

/** The elapsed time of a campaign. */
export function TimelineBar({ campaign }: { campaign: CampaignDates }) {
  const found = campaignTimeline(campaign, useToday());
  const words = timeline.words(found);
  if (found.phase === 'open') return <Labelled label={timeline.label} words={words} />;
  const share =
    found.phase === 'running' ? (found.day / found.days) * 100 : found.phase === 'over' ? 100 : 0;
  return <ProgressBar label={timeline.label} value={share} valueLabel={words} />;
}

/** The spent share of a campaign's budget. */
export function BudgetBar({ campaign }: { campaign: CampaignView }) {
  const words = spendingOf(campaign);
  const { budget: planned, metrics } = campaign;
  if (!planned) return <Labelled label={budget.label} words={words} />;
  const share = Math.min(100, (metrics.spend / planned) * 100);
  return <ProgressBar label={budget.label} value={share} valueLabel={words} />;
}

/** A labeled value, where there is no bar. */
function Labelled({ label, words }: { label: string; words: string }) {
  return <DescriptionList layout="line" items={[{ term: label, detail: words }]} />;
}

/** The results of a campaign. */
export function CampaignFigures({ campaign: { metrics } }: { campaign: CampaignView }) {
  if (metrics.reach === 0) {
    return (
      <Text size="ui" tone="muted">
        {figures.none}
      </Text>
    );
  }
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: figures.reach, detail: formatWhole(metrics.reach) },
        { term: figures.engagement, detail: formatWhole(metrics.engagement) },
        { term: figures.conversions, detail: formatWhole(metrics.conversions) },
        { term: figures.revenue, detail: formatDollars(Math.round(metrics.revenue)) },
        { term: figures.roi, detail: formatPercent(metrics.roi) },
      ]}
    />
  );
}

/** The goals of a campaign with their progress. */
export function CampaignGoals({ campaign }: { campaign: CampaignView }) {
  return (
    <Stack as="ul" gap={12} aria-label={goals.title}>
      {campaign.goals.map((goal, index) => {
        const percent = campaign.metrics.goals[index] ?? 0;
        return (
          <li key={`${index} ${goal}`}>
            <ProgressBar label={goal} value={percent} valueLabel={goals.reached(percent)} />
          </li>
        );
      })}
    </Stack>
  );
}
