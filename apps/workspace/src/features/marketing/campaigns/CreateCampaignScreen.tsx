import type { BrandId } from '@brandroom/domain/id.schema';
import { useNavigate } from '@tanstack/react-router';

import { useClient } from '../../../shared/api/api';
import { BrandGate } from '../../../shared/brand/BrandGate';
import { useHref } from '../../../shared/navigation/use-href';
import { notify } from '../../../shared/page/undo-bar';
import { shortName } from '../../../shared/page/short-name';
import { RecordFormPage } from '../../../shared/record/RecordForm';
import { newValues } from './campaign-values';
import { CampaignForm } from './CampaignForm';
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
    <RecordFormPage
      title={messages.createTitle}
      back={{ href: list, label: campaignsMessages.page.back }}
      submit={{ ...labels, isPending: campaignForm.form.isSubmitting }}
    >
      <CampaignForm {...campaignForm} />
    </RecordFormPage>
  );
}
