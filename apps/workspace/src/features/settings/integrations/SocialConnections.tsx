import { platformLabels } from '@brandroom/domain/content/channel';
import { joinList } from '@brandroom/domain/format/list';
import type { SocialConnection } from '@brandroom/domain/integration/social-connection.schema';
import { CheckboxGroup } from '@brandroom/ui/CheckboxGroup';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { MutationFailure } from '../../../shared/api/MutationFailure';
import { channelIcons } from '../../../shared/content/channel-icons';
import { UndoBar } from '../../../shared/page/UndoBar';
import { ConnectionCard } from './ConnectionCard';
import { ConnectionToggle, ToggleFailure } from './ConnectionToggle';
import { integrationsMessages } from './integrations.messages';
import { useSocialChanges } from './use-social-changes';

const { social: messages, failed } = integrationsMessages.integrations;

interface SocialConnectionsProps {
  connections: readonly SocialConnection[];
  mayManage: boolean;
}

/** The platforms that the brand publishes to, with the pages of each. */
export function SocialConnections({ connections, mayManage }: SocialConnectionsProps) {
  return (
    <Section
      title={messages.title}
      description={mayManage ? messages.help : messages.helpReadOnly}
      actions={<UndoBar />}
    >
      <Stack as="ul" gap={12} aria-label={messages.list}>
        {connections.map((connection) => (
          <SocialCard key={connection.platform} connection={connection} mayManage={mayManage} />
        ))}
      </Stack>
    </Section>
  );
}

interface SocialCardProps {
  connection: SocialConnection;
  mayManage: boolean;
}

function SocialCard({ connection, mayManage }: SocialCardProps) {
  const { platform, isConnected } = connection;
  const name = platformLabels[platform];
  const { toggle, select } = useSocialChanges(connection);
  return (
    <ConnectionCard
      name={name}
      icon={channelIcons[platform]}
      isConnected={isConnected}
      actions={
        mayManage && <ConnectionToggle name={name} isConnected={isConnected} change={toggle} />
      }
    >
      <ToggleFailure name={name} change={toggle} />
      {isConnected && <Pages connection={connection} mayManage={mayManage} select={select} />}
      <MutationFailure mutation={select} title={() => failed.pages(name)} />
    </ConnectionCard>
  );
}

interface PagesProps extends SocialCardProps {
  select: ReturnType<typeof useSocialChanges>['select'];
}

function Pages({ connection: { platform, pages }, mayManage, select }: PagesProps) {
  const stored = pages.filter(({ isSelected }) => isSelected);
  if (!mayManage) {
    const names = joinList(stored.map(({ name }) => name));
    return (
      <Text size="ui" tone="muted">
        {stored.length === 0 ? messages.noPageReadOnly : messages.publishesTo(names)}
      </Text>
    );
  }
  // Shows the last choice while it is being saved and after a failure.
  const isAhead = select.isPending || select.isError;
  const chosen = isAhead ? select.variables : stored.map(({ id }) => id);
  return (
    <CheckboxGroup
      label={messages.pages(platformLabels[platform])}
      orientation="horizontal"
      options={pages.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={select.mutate}
      {...(chosen.length === 0 ? { description: messages.noPage } : {})}
    />
  );
}
