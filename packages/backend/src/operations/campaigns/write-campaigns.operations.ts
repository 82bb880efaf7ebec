import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import { contract } from '@brandroom/domain/contract/contract';

import { conflict } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import { discard, onTrashed } from '../trash';
import { endOf, mayChangeCampaign, mayCreateCampaign, mayUpdateCampaign } from './stored-campaign';

const shared = { delay: 500, invalidates: ['campaigns'] } as const;
const mayDelete = mayChangeCampaign('delete');
const onTrashedCampaign = onTrashed('campaigns');

export const createCampaign = command(contract.campaigns.create, {
  ...shared,
  access: mayCreateCampaign,
  delay: 1000,
  run: async (transaction, { input: { brandId, draft }, at, env }) => {
    const record = { id: env.id('Campaign'), brandId, createdAt: at, updatedAt: at };
    const campaign: Campaign = { ...draft, ...record };
    await transaction.put('campaigns', campaign);
    return campaign;
  },
});

export const updateCampaign = command(contract.campaigns.update, {
  ...shared,
  access: mayUpdateCampaign,
  run: async (transaction, { input, subject, at }) => {
    const { id, brandId, createdAt, updatedAt } = subject.campaign;
    if (input.updatedAt !== updatedAt) {
      const facts = { reason: 'version', current: subject.campaign, changedAt: updatedAt };
      throw conflict(
        'Someone changed this campaign after you opened it. Your text is kept: reload the page, check it and save again.',
        facts,
      );
    }
    const campaign: Campaign = {
      ...input.draft,
      id,
      brandId,
      createdAt,
      updatedAt: at,
      ...endOf(input.draft.status, subject.campaign, at),
    };
    await transaction.put('campaigns', campaign);
    return campaign;
  },
});

/** Its content keeps its name, so that restoring it brings both together again. */
export const deleteCampaign = command(contract.campaigns.delete, {
  ...shared,
  access: mayDelete,
  accessOnRetry: onTrashedCampaign,
  run: async (transaction, { subject: { campaign, caller }, at }) => {
    await discard(transaction, { collection: 'campaigns', row: campaign, caller, at });
    return null;
  },
});

export const restoreCampaign = command(contract.campaigns.restore, {
  ...shared,
  access: onTrashedCampaign,
  accessOnRetry: mayDelete,
  run: async (transaction, { subject: { row, entryId } }) => {
    await transaction.put('campaigns', row);
    await transaction.delete('trash', entryId);
    return row;
  },
});
