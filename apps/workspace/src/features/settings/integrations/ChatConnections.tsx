import type {
  ChatConnection,
  ChatMessage,
} from '@brandroom/domain/integration/social-connection.schema';
import { chatServiceLabels } from '@brandroom/domain/integration/social-connection.schema';
import { Button } from '@brandroom/ui/Button';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Timeline } from '@brandroom/ui/Timeline';
import { MessageSquare, MessagesSquare } from 'lucide';

import { MutationFailure } from '../../../shared/api/MutationFailure';
import { DateText } from '../../../shared/time/DateText';
import { ConnectionCard } from './ConnectionCard';
import { ConnectionToggle, ToggleFailure } from './ConnectionToggle';
import { integrationsMessages } from './integrations.messages';
import { useChatChanges } from './use-chat-changes';

const { chat: messages, failed } = integrationsMessages.integrations;
const icons = { slack: MessageSquare, teams: MessagesSquare };

interface ChatConnectionsProps {
  connections: readonly ChatConnection[];
  /** Newest first. */
  outbox: readonly ChatMessage[];
  mayManage: boolean;
}

/** The chat services of the brand, and the messages sent to them. */
export function ChatConnections({ connections, outbox, mayManage }: ChatConnectionsProps) {
  return (
    <Section title={messages.title} description={mayManage ? messages.help : messages.helpReadOnly}>
      <Stack as="ul" gap={12} aria-label={messages.list}>
        {connections.map((connection) => (
          <ChatCard key={connection.service} connection={connection} mayManage={mayManage} />
        ))}
      </Stack>
      <Outbox outbox={outbox} mayManage={mayManage} />
    </Section>
  );
}

function ChatCard({ connection, mayManage }: { connection: ChatConnection; mayManage: boolean }) {
  const { service, isConnected } = connection;
  const name = chatServiceLabels[service];
  const { toggle, test } = useChatChanges(connection);
  return (
    <ConnectionCard
      name={name}
      icon={icons[service]}
      isConnected={isConnected}
      actions={
        mayManage && (
          <>
            {isConnected && (
              <Button
                size="small"
                aria-label={messages.testNamed(name)}
                isPending={test.isPending}
                pendingLabel={messages.sending}
                onPress={() => test.mutate()}
              >
                {messages.test}
              </Button>
            )}
            <ConnectionToggle name={name} isConnected={isConnected} change={toggle} />
          </>
        )
      }
    >
      <ToggleFailure name={name} change={toggle} />
      <MutationFailure mutation={test} title={() => failed.send(name)} />
    </ConnectionCard>
  );
}

function Outbox({ outbox, mayManage }: Pick<ChatConnectionsProps, 'outbox' | 'mayManage'>) {
  return (
    <Section title={messages.outbox} headingLevel={3}>
      {outbox.length === 0 ? (
        <Text size="ui" tone="muted">
          {mayManage ? messages.empty : messages.emptyReadOnly}
        </Text>
      ) : (
        <Timeline
          label={messages.outbox}
          entries={outbox.map(({ id, service, text, sentAt, sentByName }) => ({
            id,
            title: messages.message(chatServiceLabels[service], text),
            time: (
              <>
                <DateText at={sentAt} withTime /> {messages.sentBy(sentByName)}
              </>
            ),
          }))}
        />
      )}
    </Section>
  );
}
