import { Badge } from '@brandroom/ui/Badge';
import { Card } from '@brandroom/ui/Card';
import { Heading } from '@brandroom/ui/Heading';
import type { IconType } from '@brandroom/ui/Icon';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { Check } from 'lucide';
import type { ReactNode } from 'react';

import { integrationsMessages } from './integrations.messages';

const messages = integrationsMessages.integrations;

interface ConnectionCardProps {
  name: string;
  icon: IconType;
  isConnected: boolean;
  /** Buttons, if the person may change the connection. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A service that a brand can connect to, with its status. */
export function ConnectionCard({
  name,
  icon,
  isConnected,
  actions,
  children,
}: ConnectionCardProps) {
  return (
    <Card as="li" padding="small">
      <Stack gap={12}>
        <Inline justify="between">
          <Inline>
            <Icon of={icon} />
            <Heading level={3} size="body">
              {name}
            </Heading>
            {isConnected ? (
              <Badge tone="success" icon={Check}>
                {messages.connected}
              </Badge>
            ) : (
              <Badge>{messages.notConnected}</Badge>
            )}
          </Inline>
          {actions !== undefined && <Inline>{actions}</Inline>}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
