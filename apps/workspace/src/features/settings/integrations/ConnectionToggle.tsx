import { Button } from '@brandroom/ui/Button';

import { MutationFailure } from '../../../shared/api/MutationFailure';
import { integrationsMessages } from './integrations.messages';
import type { ConnectionChange } from './use-connection-toggle';

const messages = integrationsMessages.integrations;

interface ConnectionToggleProps {
  /** The service's name. */
  name: string;
  isConnected: boolean;
  change: ConnectionChange;
}

/** Connects or disconnects. A single button, so that focus stays when its label changes. */
export function ConnectionToggle({ name, isConnected, change }: ConnectionToggleProps) {
  return (
    <Button
      size="small"
      aria-label={isConnected ? messages.disconnectNamed(name) : messages.connectNamed(name)}
      isPending={change.isPending}
      pendingLabel={isConnected ? messages.disconnecting : messages.connecting}
      onPress={() => change.mutate(!isConnected)}
    >
      {isConnected ? messages.disconnect : messages.connect}
    </Button>
  );
}

/** A failed change of a connection, with a retry. */
export function ToggleFailure({ name, change }: Omit<ConnectionToggleProps, 'isConnected'>) {
  const { connect, disconnect } = messages.failed;
  return (
    <MutationFailure
      mutation={change}
      title={(isConnecting) => (isConnecting ? connect(name) : disconnect(name))}
    />
  );
}
