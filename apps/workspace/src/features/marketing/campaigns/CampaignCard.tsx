import type { CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import { campaignStatusLabels } from '@brandroom/domain/campaign/status-labels';
import { formatPercent, formatWhole } from '@brandroom/domain/format/number';
import { Badge } from '@brandroom/ui/Badge';
import { Card } from '@brandroom/ui/Card';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Grid } from '@brandroom/ui/Grid';
import { Heading } from '@brandroom/ui/Heading';
import { IconButton } from '@brandroom/ui/IconButton';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight, Ellipsis } from 'lucide';
import { useId } from 'react';

import { useApi } from '../../../shared/api/api';
import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import { actionsId } from '../../../shared/page/focus-actions';
import { CampaignContent, channelsOf } from './CampaignContent';
import { datesOf } from './campaign-dates';
import {
  BudgetBar,
  CampaignFigures,
  CampaignGoals,
  spendingOf,
  TimelineBar,
} from './CampaignFacts';
import { campaignsMessages, statusTones } from './campaigns.messages';

const { card, budget, figures, goals, content } = campaignsMessages;
const listed = 5;

interface CampaignCardProps {
  campaign: CampaignView;
  isOpen: boolean;
  onToggle: () => void;
  /** Null for people without permission. */
  openMenu: ((campaign: CampaignView, anchor: Element) => void) | null;
}

/** A campaign in the list: its main data, and more when it is expanded. */
export function CampaignCard({ campaign, isOpen, onToggle, openMenu }: CampaignCardProps) {
  const id = useId();
  const hrefTo = useHref();
  const { name, status, metrics, contentCount } = campaign;
  const href = hrefTo({ to: '/marketing/campaigns/$id', params: { id: campaign.id } });
  return (
    <Card as="li" padding="small">
      <Stack gap={12}>
        <Inline gap={8} align="start" justify="between" isWrapping={false}>
          <Inline gap={8} align="start" isWrapping={false}>
            <IconButton
              icon={isOpen ? ChevronDown : ChevronRight}
              label={card.details(name)}
              aria-expanded={isOpen}
              aria-controls={id}
              onPress={onToggle}
            />
            <Stack gap={4}>
              <Inline gap={12}>
                <Heading level={2} size="lead">
                  <Link variant="strong" href={href}>
                    {name}
                  </Link>
                </Heading>
                <Badge tone={statusTones[status]}>{campaignStatusLabels[status]}</Badge>
              </Inline>
              <Text size="ui" tone="muted">
                {datesOf(campaign)}
              </Text>
              <DescriptionList
                layout="line"
                items={[
                  { term: budget.label, detail: spendingOf(campaign) },
                  ...(metrics.reach > 0
                    ? [
                        { term: figures.reach, detail: formatWhole(metrics.reach) },
                        { term: figures.roi, detail: formatPercent(metrics.roi) },
                      ]
                    : []),
                  { term: content.title, detail: card.items(contentCount) },
                ]}
              />
            </Stack>
          </Inline>
          {openMenu && (
            <IconButton
              id={actionsId(campaign)}
              icon={Ellipsis}
              label={card.actions(name)}
              {...menuTrigger}
              onPress={({ target }) => openMenu(campaign, target)}
            />
          )}
        </Inline>
        <div id={id} hidden={!isOpen}>
          {isOpen && <Details campaign={campaign} />}
        </div>
      </Stack>
    </Card>
  );
}

function Details({ campaign }: { campaign: CampaignView }) {
  return (
    <Grid min="large" gap={24} isFilled>
      <Stack gap={24}>
        <Text isMeasured isPreserved>
          {campaign.description}
        </Text>
        <Stack gap={12}>
          <TimelineBar campaign={campaign} />
          <BudgetBar campaign={campaign} />
        </Stack>
        <CampaignFigures campaign={campaign} />
        <Section title={goals.title} headingLevel={3}>
          <CampaignGoals campaign={campaign} />
        </Section>
      </Stack>
      <Section title={content.title} headingLevel={3}>
        <Load label={content.loading} skeleton={<Skeleton shape="block" />}>
          <Content campaign={campaign} />
        </Load>
      </Section>
    </Grid>
  );
}

function Content({ campaign }: { campaign: CampaignView }) {
  const input = { id: campaign.id };
  const { data } = useSuspenseQuery(useApi().campaigns.get.queryOptions({ input }));
  return <CampaignContent campaign={campaign} channels={channelsOf(data)} limit={listed} />;
}
