import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';

import { useApi, useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { notify } from '../../../shared/page/undo-bar';
import { sendOnce } from '../item/command-key';
import { valuesOf } from '../item/content-values';
import { contentValuesSchema } from '../item/content-values.schema';
import { peekMessages as messages } from './peek.messages';

/** Gives an item another campaign, or none, with an undo. */
export function useCampaignChange(item: ContentItem) {
  const { content } = useClient();
  const store = (stored: ContentItem, campaignId: CampaignId | null) => {
    const written = v.parse(contentValuesSchema(stored.type), { ...valuesOf(stored), campaignId });
    const { id, version } = stored;
    return sendOnce(`${id}/${version}/campaign/${campaignId ?? ''}`, (options) =>
      content.update({ id, version, ...written }, options),
    );
  };
  return useMutation({
    mutationKey: useApi().content.key(),
    mutationFn: (campaignId: CampaignId | null) => store(item, campaignId),
    onSuccess: (stored) =>
      notify({
        title: messages.campaignChanged(stored.title),
        action: {
          label: messages.undo,
          onAction: () => void store(stored, item.campaignId).catch(showFailure),
        },
      }),
    onError: showFailure,
  });
}
