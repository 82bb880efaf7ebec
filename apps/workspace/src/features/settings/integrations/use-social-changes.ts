import { platformLabels } from '@brandroom/domain/content/channel';
import { joinList } from '@brandroom/domain/format/list';
import type { SocialConnection } from '@brandroom/domain/integration/social-connection.schema';
import { announce } from '@brandroom/ui/announce';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { integrationsMessages } from './integrations.messages';
import { useConnectionToggle } from './use-connection-toggle';

const { social: messages } = integrationsMessages.integrations;

function announceSaved({ platform, pages }: SocialConnection): void {
  const names = pages.filter(({ isSelected }) => isSelected).map(({ name }) => name);
  const platformName = platformLabels[platform];
  announce(
    names.length === 0
      ? messages.savedNone(platformName)
      : messages.saved(platformName, joinList(names)),
  );
}

/** Changes a brand's connection to a platform. The cached list follows each answer. */
export function useSocialChanges({ brandId, platform }: SocialConnection) {
  const { integrations } = useClient();
  const api = useApi().integrations;
  const queryClient = useQueryClient();
  const input = { brandId, platform };

  function show(changed: SocialConnection): void {
    queryClient.setQueryData(
      api.listSocial.queryKey({ input: { brandId } }),
      (list: SocialConnection[] | undefined) =>
        list?.map((each) => (each.platform === platform ? changed : each)),
    );
  }

  return {
    toggle: useConnectionToggle({
      name: platformLabels[platform],
      connect: () => integrations.connectSocial(input),
      disconnect: () => integrations.disconnectSocial(input),
      onChanged: show,
    }),
    select: useMutation({
      mutationKey: api.key(),
      // In sequence, so that the last selection is the stored one.
      scope: { id: `pages/${brandId}/${platform}` },
      mutationFn: (pageIds: string[]) => integrations.selectPages({ ...input, pageIds }),
      onSuccess: (changed) => {
        show(changed);
        announceSaved(changed);
      },
    }),
  };
}
