import type { ChatConnection } from '@brandroom/domain/integration/social-connection.schema';
import { chatServiceLabels } from '@brandroom/domain/integration/social-connection.schema';
import { showToast } from '@brandroom/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { refetch } from '../../../shared/api/refetch';
import { integrationsMessages } from './integrations.messages';
import { useConnectionToggle } from './use-connection-toggle';

/** Changes a brand's connection to a chat service. */
export function useChatChanges({ brandId, service }: ChatConnection) {
  const { integrations } = useClient();
  const api = useApi().integrations;
  const queryClient = useQueryClient();
  const input = { brandId, service };
  const name = chatServiceLabels[service];

  return {
    toggle: useConnectionToggle({
      name,
      connect: () => integrations.connectChat(input),
      disconnect: () => integrations.disconnectChat(input),
      onChanged: (changed) =>
        queryClient.setQueryData(
          api.listChats.queryKey({ input: { brandId } }),
          (list: ChatConnection[] | undefined) =>
            list?.map((each) => (each.service === service ? changed : each)),
        ),
    }),
    test: useMutation({
      mutationKey: api.key(),
      mutationFn: () => integrations.sendTestMessage(input),
      onSuccess: () => {
        refetch(queryClient, api.outbox.queryKey({ input: { brandId } }));
        showToast({ title: integrationsMessages.integrations.chat.sent(name) });
      },
    }),
  };
}
