import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { useEffect } from 'react';

import { useClient } from '../../shared/api/api';
import { viewing } from '../../shared/auth/viewing';
import { useScreenKeys } from '../../shared/keys/use-screen-keys';
import { shellMessages } from './shell.messages';

const messages = shellMessages.viewing;

/** Shows on every screen that the person views as someone else, with a button to stop. */
export function ViewingBar({ name }: { name: string }) {
  const { team } = useClient();
  const text = messages.text(name);
  async function stop() {
    // The person's own session resumes even if the view cannot be ended: it then ends with that
    // session.
    await team.stopViewing().catch(() => undefined);
    viewing.leave('/team');
  }
  useScreenKeys({ x: () => void stop() });
  useEffect(() => announce(`${text} ${messages.how}`), [text]);
  return (
    <InlineAlert
      tone="warning"
      title={
        <Inline gap={16}>
          {text}
          <Button size="small" aria-keyshortcuts="X" onPress={() => void stop()}>
            {messages.stop}
          </Button>
        </Inline>
      }
    />
  );
}
