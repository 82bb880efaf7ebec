import type { CampaignDetail } from '@brandroom/domain/campaign/campaign.schema';
import { campaignStatusLabels } from '@brandroom/domain/campaign/status-labels';
import { channelLabels } from '@brandroom/domain/content/channel';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { Badge } from '@brandroom/ui/Badge';
import type { BarAction } from '@brandroom/ui/bar-action';
import { Card } from '@brandroom/ui/Card';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Grid } from '@brandroom/ui/Grid';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useNavigate } from '@tanstack/react-router';

import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import { focusPageHeading } from '../../../shared/page/page-heading';
import { PageTitle } from '../../../shared/page/PageTitle';
import { UndoBar } from '../../../shared/page/UndoBar';
import { CampaignContent, channelsOf } from './CampaignContent';
import { datesOf } from './campaign-dates';
import { BudgetBar, CampaignFigures, CampaignGoals, TimelineBar } from './CampaignFacts';
import { CampaignLoad } from './CampaignLoad';
import { campaignsMessages, statusTones } from './campaigns.messages';
import { FailedChange } from './FailedChange';
import { DeleteCampaignDialog, preloaded } from './campaigns-parts';
import { useCampaignActions } from './use-campaign-actions';

const { page: messages, audience, figures, goals, content } = campaignsMessages;
const listed = 50;

/** The page of a campaign: timeline, budget, goals, results and content. */
export function CampaignScreen({ id }: { id: CampaignId }) {
  return (
    <CampaignLoad id={id} layout="figures">
      {(campaign) => <Campaign key={id} campaign={campaign} />}
    </CampaignLoad>
  );
}

function Campaign({ campaign }: { campaign: CampaignDetail }) {
  const { brand } = useWorkspace();
  const hrefTo = useHref();
  const navigate = useNavigate();
  const { may, changes, toDelete, endDelete, sectionsOf } = useCampaignActions(campaign.brandId, {
    duplicated: ({ id }) => void navigate({ to: '/marketing/campaigns/$id', params: { id } }),
    moved: focusPageHeading,
  });
  usePreload(preloaded);
  const { name, status, targeting } = campaign;
  const edit: BarAction = {
    id: 'edit-campaign',
    label: campaignsMessages.actions.edit,
    isPrimary: true,
    href: hrefTo({ to: '/marketing/campaigns/$id/edit', params: { id: campaign.id } }),
  };
  const more = sectionsOf(campaign)
    .map(({ items, ...section }) => ({
      ...section,
      items: items.filter(({ id }) => id !== 'edit'),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Page
      layout="figures"
      bar={
        <PageBar
          title={name}
          back={{ href: hrefTo({ to: '/marketing/campaigns' }), label: messages.back }}
          meta={<Badge tone={statusTones[status]}>{campaignStatusLabels[status]}</Badge>}
          actions={may.edit ? [edit] : []}
          more={more}
        />
      }
    >
      <PageTitle title={name} brand={brand?.name} />
      <Stack gap={16} data-first-content="">
        <UndoBar />
        <FailedChange changes={changes} />
        <Grid min="large" isFilled>
          <Card>
            <Section title={messages.overview}>
              <Stack gap={16}>
                <Text isMeasured isPreserved>
                  {campaign.description}
                </Text>
                <Text size="ui" tone="muted">
                  {datesOf(campaign)}
                </Text>
                <TimelineBar campaign={campaign} />
                <BudgetBar campaign={campaign} />
              </Stack>
            </Section>
          </Card>
          <Card>
            <Section title={goals.title}>
              <Stack gap={12}>
                <CampaignGoals campaign={campaign} />
                <Text size="caption" tone="muted">
                  {goals.help}
                </Text>
              </Stack>
            </Section>
          </Card>
        </Grid>
        <Grid min="large" isFilled>
          <Card>
            <Section title={figures.label}>
              <CampaignFigures campaign={campaign} />
            </Section>
          </Card>
          <Card>
            <Section title={audience.title}>
              <DescriptionList
                layout="columns"
                items={[
                  {
                    term: audience.channels,
                    detail:
                      campaign.channels.map((each) => channelLabels[each]).join(', ') ||
                      audience.any,
                  },
                  {
                    term: audience.locations,
                    detail: targeting.locations.join(', ') || audience.everywhere,
                  },
                  {
                    term: audience.age,
                    detail: audience.ages(targeting.ageRange.min, targeting.ageRange.max),
                  },
                  {
                    term: audience.interests,
                    detail: targeting.interests.join(', ') || audience.any,
                  },
                ]}
              />
            </Section>
          </Card>
        </Grid>
        <Card>
          <Section title={content.title}>
            <Load label={content.loading} skeleton={<Skeleton shape="block" />}>
              <CampaignContent campaign={campaign} channels={channelsOf(campaign)} limit={listed} />
            </Load>
          </Section>
        </Card>
      </Stack>
      {toDelete && (
        <DeleteCampaignDialog
          campaign={toDelete}
          discard={changes.discard}
          onClose={endDelete}
          onDeleted={() => {
            endDelete();
            void navigate({ to: '/marketing/campaigns' });
          }}
        />
      )}
    </Page>
  );
}
