import type { CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { notify } from '../../../shared/page/undo-bar';
import { shortName } from '../../../shared/page/short-name';
import { RecordFormPage } from '../../../shared/record/RecordForm';
import { valuesOf } from './campaign-values';
import { CampaignForm } from './CampaignForm';
import { CampaignLoad } from './CampaignLoad';
import { campaignsMessages } from './campaigns.messages';
import { useCampaignChanges } from './use-campaign-changes';
import { useCampaignForm } from './use-campaign-form';

const messages = campaignsMessages.form;
const labels = { label: messages.save, pendingLabel: messages.saving };

/** The page that edits a campaign. */
export function EditCampaignScreen({ id }: { id: CampaignId }) {
  return (
    <CampaignLoad id={id} layout="form">
      {(campaign) => <EditedCampaign key={id} campaign={campaign} />}
    </CampaignLoad>
  );
}

function EditedCampaign({ campaign }: { campaign: CampaignView }) {
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const navigate = useNavigate();
  const { campaigns } = useClient();
  const { id, brandId, name } = campaign;
  // Kept in state, because the campaign itself follows the changes of others.
  const [updatedAt] = useState(campaign.updatedAt);
  const { put } = useCampaignChanges(brandId);
  const campaignForm = useCampaignForm({
    brandId,
    initial: valuesOf(campaign),
    key: `${brandId}/campaign/${id}`,
    send: (draft) => campaigns.update({ id, updatedAt, draft }),
    onSaved: (saved) => {
      put(saved);
      notify({ title: campaignsMessages.changes.saved(shortName(saved)) });
      void navigate({ to: '/marketing/campaigns/$id', params: { id }, ignoreBlocker: true });
    },
  });
  const back = {
    href: hrefTo({ to: '/marketing/campaigns/$id', params: { id } }),
    label: campaignsMessages.page.one,
  };
  return (
    <RecordFormPage
      title={messages.editTitle(name)}
      back={back}
      submit={{
        ...labels,
        isPending: campaignForm.form.isSubmitting,
        isPrimary: campaignForm.form.isDirty,
      }}
      denied={denialReason(user, 'campaigns.edit', brandId)}
    >
      <CampaignForm {...campaignForm} />
    </RecordFormPage>
  );
}
