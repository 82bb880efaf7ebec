import type { BrandId } from '@brandroom/domain/id.schema';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { useNavigate } from '@tanstack/react-router';

import { useClient } from '../../../shared/api/api';
import { BrandGate } from '../../../shared/brand/BrandGate';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { PageTitle } from '../../../shared/page/PageTitle';
import { notify } from '../../../shared/page/undo-bar';
import { shortName } from '../../../shared/page/short-name';
import { newValues } from './campaign-values';
import { CampaignForm, sending } from './CampaignForm';
import { campaignsMessages } from './campaigns.messages';
import { useCampaignChanges } from './use-campaign-changes';
import { useCampaignForm } from './use-campaign-form';

const messages = campaignsMessages.form;
const labels = { label: messages.create, pendingLabel: messages.creating };

/** Creates a campaign. */
export function CreateCampaignScreen() {
  return (
    <BrandGate
      title={messages.createTitle}
      right="campaigns.create"
      layout="form"
      noBrand={messages.noBrand}
      denied={messages.denied}
    >
      {(brandId) => <NewCampaign key={brandId} brandId={brandId} />}
    </BrandGate>
  );
}

function NewCampaign({ brandId }: { brandId: BrandId }) {
  const { brand } = useWorkspace();
  const hrefTo = useHref();
  const navigate = useNavigate();
  const { campaigns } = useClient();
  const { put } = useCampaignChanges(brandId);
  const campaignForm = useCampaignForm({
    brandId,
    initial: newValues,
    key: `${brandId}/campaign`,
    send: (draft) => campaigns.create({ brandId, draft }),
    onSaved: (campaign) => {
      put(campaign);
      notify({ title: campaignsMessages.changes.created(shortName(campaign)) });
      void navigate({ to: '/marketing/campaigns', ignoreBlocker: true });
    },
  });
  const list = hrefTo({ to: '/marketing/campaigns' });
  return (
    <Page
      layout="form"
      bar={
        <PageBar
          title={messages.createTitle}
          back={{ href: list, label: campaignsMessages.page.back }}
          actions={[sending(campaignForm.form, labels)]}
        />
      }
    >
      <PageTitle title={messages.createTitle} brand={brand?.name} />
      <CampaignForm {...campaignForm} />
    </Page>
  );
}
