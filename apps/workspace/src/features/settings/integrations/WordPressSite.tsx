import type { WordPressConnection } from '@brandroom/domain/integration/wordpress.schema';
import { Badge } from '@brandroom/ui/Badge';
import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { Check, RefreshCw } from 'lucide';
import { useState } from 'react';

import { RefusedStep } from '../../../shared/navigation/RefusedStep';
import { DateText } from '../../../shared/time/DateText';
import { integrationsMessages } from './integrations.messages';
import type { WordPressProcess } from './use-wordpress';
import { siteHeadingId } from './use-focus-on-change';
import { WordPressProgress } from './WordPressProgress';

const messages = integrationsMessages.integrations.wordPress;

interface WordPressSiteProps {
  connection: WordPressConnection;
  process: WordPressProcess;
}

/** The connected site with its published posts, its queued posts and the actions. */
export function WordPressSite({ connection, process }: WordPressSiteProps) {
  const { snapshot, mayManage, mayPublish, can, send } = process;
  const { url, username, lastSync, posts, pages, waiting } = connection;
  const [isAsking, setAsking] = useState(false);
  const isSyncing = snapshot.hasTag('busy') && can('CANCEL');
  const isDisconnecting = snapshot.hasTag('busy') && !isSyncing;
  const ruleOf = (event: 'DISCONNECT' | 'SYNC') => ({
    machine: 'wordpress',
    state: snapshot.value,
    event,
  });
  const facts = [
    { term: messages.username, detail: username },
    {
      term: messages.lastSync,
      detail: lastSync === null ? messages.never : <DateText at={lastSync} withTime />,
    },
    { term: messages.waiting, detail: messages.posts(waiting) },
    { term: messages.onSite, detail: messages.counts(posts, pages) },
  ];
  return (
    <Card padding="small">
      <Stack gap={16}>
        <Inline justify="between">
          <Inline>
            <Heading level={3} size="body" id={siteHeadingId} isFocusable>
              {url.replace(/^https?:\/\//u, '')}
            </Heading>
            <Badge tone="success" icon={Check}>
              {integrationsMessages.integrations.connected}
            </Badge>
          </Inline>
          <Inline>
            {mayPublish && (
              <Button
                variant="primary"
                size="small"
                icon={RefreshCw}
                isPending={isSyncing}
                pendingLabel={messages.syncing}
                onPress={() => send('SYNC')}
              >
                {messages.sync}
              </Button>
            )}
            {mayManage && (
              <Button
                size="small"
                isDisabled={isSyncing}
                isPending={isDisconnecting}
                pendingLabel={integrationsMessages.integrations.disconnecting}
                aria-label={integrationsMessages.integrations.disconnectNamed(messages.title)}
                onPress={() => setAsking(true)}
              >
                {integrationsMessages.integrations.disconnect}
              </Button>
            )}
          </Inline>
        </Inline>
        <WordPressProgress process={process} />
        <DescriptionList layout="columns" items={facts} />
        {mayManage && isSyncing && (
          <RefusedStep
            rule={ruleOf('DISCONNECT')}
            step={integrationsMessages.integrations.disconnect}
            reasons={[messages.syncFirst]}
          />
        )}
        {mayManage && !mayPublish && (
          <RefusedStep
            rule={ruleOf('SYNC')}
            step={messages.sync}
            reasons={[messages.mayNotPublish]}
          />
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={messages.disconnect.title}
        confirmLabel={messages.disconnect.confirm}
        onConfirm={() => {
          setAsking(false);
          send('DISCONNECT');
        }}
      >
        {messages.disconnect.text}
      </ConfirmDialog>
    </Card>
  );
}
