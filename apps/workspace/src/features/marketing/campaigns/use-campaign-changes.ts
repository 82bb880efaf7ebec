import type {
  Campaign,
  CampaignDraft,
  CampaignView,
} from '@brandroom/domain/campaign/campaign.schema';
import type { CampaignStatus } from '@brandroom/domain/campaign/status';
import { campaignStatusLabels } from '@brandroom/domain/campaign/status-labels';
import { copyOf, draftOf } from '@brandroom/domain/campaign/draft-of';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { budgetRight } from '@brandroom/domain/rights/flags';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { notifyUndoable } from '../../../shared/page/undoable';
import { useCachedRecords } from '../../../shared/record/use-cached-records';
import { shortName } from '../../../shared/page/short-name';
import type { CampaignDates } from './campaign-dates';
import { datesOf } from './campaign-dates';
import { campaignsMessages } from './campaigns.messages';

const messages = campaignsMessages.changes;

const noFigures = { reach: 0, engagement: 0, conversions: 0, spend: 0, revenue: 0, roi: 0 };
const figuresOfNew = ({ goals }: Campaign) => ({
  contentCount: 0,
  metrics: { ...noFigures, goals: goals.map(() => 0) },
});

type DateChange = CampaignDates & { campaign: CampaignView };

interface StatusChange {
  campaign: Campaign;
  status: CampaignStatus;
}

/**
 * Changes a brand's campaigns. The cached list follows each answer; the change event refetches the
 * figures.
 */
export function useCampaignChanges(brandId: BrandId) {
  const api = useApi().campaigns;
  const { campaigns } = useClient();
  const queryClient = useQueryClient();
  const { user } = useWorkspace();
  const mayBudget = can(user, budgetRight, brandId);
  const listKey = api.list.queryKey({ input: { brandId } });

  const { put, remove } = useCachedRecords<CampaignView, Campaign>({
    listKey,
    keyOf: (input) => api.get.queryKey({ input }),
    cached: (campaign, known) => ({ ...(known ?? figuresOfNew(campaign)), ...campaign }),
  });

  /** Based on the current fields, which may be newer than those on screen. */
  async function store({ id }: Campaign, fields: Partial<CampaignDraft>) {
    const present = await campaigns.get({ id });
    const { updatedAt } = present;
    const draft = { ...draftOf(present), ...fields };
    const saved = await campaigns.update({ id, updatedAt, draft });
    put(saved);
    return saved;
  }
  const setStatus = (campaign: Campaign, status: CampaignStatus) => store(campaign, { status });

  return {
    put,
    /** Adds a copy as a draft, first in the list. */
    duplicate: useMutation({
      mutationKey: api.key(),
      mutationFn: (campaign: Campaign) => {
        const copy = copyOf(campaign);
        const draft = mayBudget ? copy : { ...copy, budget: null };
        return campaigns.create({ brandId, draft });
      },
      onSuccess: (copy, { budget }) => {
        put(copy);
        const { id } = copy;
        const name = shortName(copy);
        const undo = async () => {
          await campaigns.delete({ id });
          remove(copy);
        };
        notifyUndoable({
          title: messages.duplicated(name),
          ...(copy.budget === budget ? {} : { description: messages.withoutBudget }),
          undo: can(user, 'campaigns.delete', brandId) ? undo : null,
          undone: messages.deleted(name),
          notUndone: messages.notDeleted(name),
        });
      },
    }),
    /** Archives a campaign or restores it from the archive, with an undo. */
    move: useMutation({
      mutationKey: api.key(),
      mutationFn: ({ campaign, status }: StatusChange) => setStatus(campaign, status),
      onSuccess: (_, { campaign, status }) => {
        const name = shortName(campaign);
        const before = campaign.status;
        const title =
          status === 'archived'
            ? messages.archived(name)
            : messages.unarchived(name, campaignStatusLabels[status]);
        notifyUndoable({
          title,
          item: campaign,
          undo: () => setStatus(campaign, before),
          undone: messages.statusBack(name, campaignStatusLabels[before]),
          notUndone: messages.notChanged(name),
        });
      },
    }),
    /** Changes the dates of a campaign optimistically, with an undo. */
    reschedule: useMutation({
      mutationKey: api.key(),
      mutationFn: ({ campaign, startDate, endDate }: DateChange) =>
        store(campaign, { startDate, endDate }),
      onMutate: async ({ campaign, startDate, endDate }) => {
        await queryClient.cancelQueries({ queryKey: listKey });
        put({ ...campaign, startDate, endDate });
      },
      onSuccess: (saved, { campaign }) => {
        const name = shortName(campaign);
        const { startDate, endDate } = campaign;
        notifyUndoable({
          title: messages.moved(name, datesOf(saved)),
          item: campaign,
          undo: () => store(campaign, { startDate, endDate }),
          undone: messages.movedBack(name, datesOf(campaign)),
          notUndone: messages.notMoved(name),
        });
      },
      onError: (_, { campaign }) => put(campaign),
    }),
    /** Moves the campaign to the trash and offers to restore it. */
    discard: useMutation({
      mutationKey: api.key(),
      mutationFn: (campaign: Campaign) => campaigns.delete({ id: campaign.id }),
      onSuccess: (_, campaign) => {
        const { id } = campaign;
        const name = shortName(campaign);
        remove(campaign);
        notifyUndoable({
          title: messages.deleted(name),
          item: campaign,
          undo: () => campaigns.restore({ id }),
          undone: messages.restored(name),
          notUndone: messages.notRestored(name),
        });
      },
    }),
  };
}

export type CampaignChanges = ReturnType<typeof useCampaignChanges>;
