import { useMutation } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { notify } from '../../../shared/page/undo-bar';
import { notifyUndoable } from '../../../shared/page/undoable';
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
  return useMutation({
    mutationKey: useApi().integrations.key(),
    mutationFn: (isConnecting: boolean) => (isConnecting ? connect() : disconnect()),
    onSuccess: (connection, isConnecting) => {
      onChanged(connection);
      if (isConnecting) return notify({ title: messages.connectedTo(name) });
      return notifyUndoable({
        title: messages.disconnectedFrom(name),
        undo: async () => onChanged(await connect()),
        undone: messages.connectedTo(name),
        notUndone: messages.failed.connect(name),
      });
    },
  });
}

export type ConnectionChange = ReturnType<typeof useConnectionToggle>;
