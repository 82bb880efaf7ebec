import type { Campaign, CampaignView } from '@brandroom/domain/campaign/campaign.schema';
import { statusFromArchive } from '@brandroom/domain/campaign/timeline';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { MenuAction, MenuActionSection } from '@brandroom/ui/menu-section';
import { Archive, ArchiveRestore, CopyPlus, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { campaignsMessages } from './campaigns.messages';
import { useCampaignChanges } from './use-campaign-changes';
import { useToday } from './use-today';

const messages = campaignsMessages.actions;

/** Called after an action; moves focus to the next place to work. */
interface AfterAction {
  duplicated: (copy: Campaign) => void;
  /** Called after archiving or restoring. */
  moved: (campaign: Campaign) => void;
}

/** The person's actions on the campaigns of a brand, and the deletion being confirmed. */
export function useCampaignActions(brandId: BrandId, after: AfterAction) {
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const today = useToday();
  const changes = useCampaignChanges(brandId);
  const [toDelete, setToDelete] = useState<CampaignView | null>(null);
  const may = {
    create: can(user, 'campaigns.create', brandId),
    edit: can(user, 'campaigns.edit', brandId),
    delete: can(user, 'campaigns.delete', brandId),
  };

  function archiving(campaign: CampaignView): MenuAction {
    const isArchived = campaign.status === 'archived';
    const status = isArchived ? statusFromArchive(campaign, today) : 'archived';
    const onSuccess = () => after.moved(campaign);
    return {
      id: 'archive',
      icon: isArchived ? ArchiveRestore : Archive,
      label: isArchived ? messages.unarchive : messages.archive,
      onAction: () => changes.move.mutate({ campaign, status }, { onSuccess }),
    };
  }

  return {
    may,
    changes,
    toDelete,
    endDelete: () => {
      changes.discard.reset();
      setToDelete(null);
    },
    /** Returns the menu items of a campaign. */
    sectionsOf: (campaign: CampaignView): readonly MenuActionSection[] =>
      [
        {
          id: 'change',
          items: [
            ...(may.edit
              ? [
                  {
                    id: 'edit',
                    icon: Pencil,
                    label: messages.edit,
                    href: hrefTo({
                      to: '/marketing/campaigns/$id/edit',
                      params: { id: campaign.id },
                    }),
                  },
                ]
              : []),
            ...(may.create
              ? [
                  {
                    id: 'duplicate',
                    icon: CopyPlus,
                    label: messages.duplicate,
                    onAction: () =>
                      changes.duplicate.mutate(campaign, { onSuccess: after.duplicated }),
                  },
                ]
              : []),
            ...(may.edit ? [archiving(campaign)] : []),
          ],
        },
        {
          id: 'end',
          items: may.delete
            ? [
                {
                  id: 'delete',
                  icon: Trash2,
                  label: messages.delete,
                  isDanger: true,
                  onAction: () => setToDelete(campaign),
                },
              ]
            : [],
        },
      ].filter(({ items }) => items.length > 0),
  };
}
