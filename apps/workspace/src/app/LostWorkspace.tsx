import { AuthLayout } from '@brandroom/ui/AuthLayout';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useState } from 'react';

import { PageTitle } from '../shared/page/PageTitle';
import { storageMessages } from './storage.messages';
import { reloadNewest } from './updates';

interface LostWorkspaceProps {
  state: 'lost' | 'older' | 'newer';
  onAccept: () => void;
}

/**
 * Replaces the app when the workspace is lost or from a newer version; nothing changes until the
 * person decides.
 */
export function LostWorkspace({ state, onAccept }: LostWorkspaceProps) {
  const [isAsked, setAsked] = useState(false);
  const messages = storageMessages[state];
  return (
    <AuthLayout title={messages.title}>
      <PageTitle title={messages.title} />
      <Stack gap={24}>
        <Text isMeasured>{messages.text}</Text>
        <Inline gap={12}>
          <Button variant="primary" onPress={() => void reloadNewest()}>
            {messages.reload}
          </Button>
          {'accept' in messages && !isAsked && (
            <Button onPress={() => setAsked(true)}>{messages.accept}</Button>
          )}
        </Inline>
        {'accept' in messages && isAsked && (
          <InlineAlert
            tone="warning"
            isLive
            title={messages.confirm}
            actions={
              <>
                <Button onPress={() => setAsked(false)}>{messages.cancel}</Button>
                <Button variant="danger" onPress={onAccept}>
                  {messages.accept}
                </Button>
              </>
            }
          />
        )}
      </Stack>
    </AuthLayout>
  );
}
