import { useMutation } from '@tanstack/react-query';

import { failureMessage } from '../../../shared/api/show-failure';
import { notify } from '../../../shared/page/undo-bar';
import { integrationsMessages } from './integrations.messages';

const messages = integrationsMessages.integrations;

interface ConnectionToggleOptions<Connection> {
  /** The service's name. */
  name: string;
  connect: () => Promise<Connection>;
  disconnect: () => Promise<Connection>;
  /** Shows the answer before the change event refetches the list. */
  onChanged: (connection: Connection) => void;
}

/** Connects (`true`) and disconnects (`false`) a service. Disconnecting can be undone. */
export function useConnectionToggle<Connection>({
  name,
  connect,
  disconnect,
  onChanged,
}: ConnectionToggleOptions<Connection>) {
  async function undo(): Promise<void> {
    try {
      onChanged(await connect());
      notify({ title: messages.connectedTo(name) });
    } catch (error) {
      // The toast stays until closed, because the list may no longer be on screen.
      notify(
        {
          title: messages.failed.connect(name),
          description: failureMessage(error),
          action: { label: messages.tryAgain, onAction: () => void undo() },
        },
        { timeout: null },
      );
    }
  }
  return useMutation({
    mutationFn: (isConnecting: boolean) => (isConnecting ? connect() : disconnect()),
    onSuccess: (connection, isConnecting) => {
      onChanged(connection);
      notify(
        isConnecting
          ? { title: messages.connectedTo(name) }
          : {
              title: messages.disconnectedFrom(name),
              action: { label: messages.undo, onAction: () => void undo() },
            },
      );
    },
  });
}

export type ConnectionChange = Pick<
  ReturnType<typeof useConnectionToggle>,
  'error' | 'isError' | 'isPending' | 'mutate' | 'variables'
>;
