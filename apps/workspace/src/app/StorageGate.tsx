import { AuthLayout } from '@brandroom/ui/AuthLayout';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { PageTitle } from '../shared/page/PageTitle';
import type { StartedBackend, StorageState } from './backend';
import { storageMessages } from './storage.messages';

interface StorageGateProps {
  backend: StartedBackend;
  children: ReactNode;
}

/** Says when the data is not kept as it should be, and stops before a loss is covered up. */
export function StorageGate({ backend, children }: StorageGateProps) {
  const [state, setState] = useState<StorageState | null>(null);
  useEffect(() => backend.onStorage(setState), [backend]);
  if (state === 'lost') return <LostWorkspace onStartAgain={backend.startAgain} />;
  return (
    <>
      {state === 'memory' && (
        <InlineAlert tone="danger" isLive title={storageMessages.memory.title}>
          {storageMessages.memory.text}
        </InlineAlert>
      )}
      {state === 'outdated' && (
        <InlineAlert
          tone="warning"
          isLive
          title={storageMessages.outdated.title}
          actions={<Button onPress={reload}>{storageMessages.outdated.reload}</Button>}
        >
          {storageMessages.outdated.text}
        </InlineAlert>
      )}
      {children}
    </>
  );
}

const reload = () => location.reload();

function LostWorkspace({ onStartAgain }: { onStartAgain: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const messages = storageMessages.lost;
  return (
    <AuthLayout title={messages.title}>
      <PageTitle title={messages.title} />
      <Stack gap={24}>
        <Text isMeasured>{messages.text}</Text>
        <Inline gap={12}>
          <Button variant="primary" onPress={reload}>
            {messages.reload}
          </Button>
          {!isAsked && <Button onPress={() => setAsked(true)}>{messages.startAgain}</Button>}
        </Inline>
        {isAsked && (
          <InlineAlert
            tone="warning"
            isLive
            title={messages.confirm}
            actions={
              <>
                <Button onPress={() => setAsked(false)}>{messages.cancel}</Button>
                <Button variant="danger" onPress={onStartAgain}>
                  {messages.startAgain}
                </Button>
              </>
            }
          />
        )}
      </Stack>
    </AuthLayout>
  );
}
