import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { storageMessages } from './storage.messages';
import { reloadNewest } from './updates';

const messages = storageMessages.update;

/** Above the screen, when a newer version can be loaded; nothing happens until the person decides. */
export function UpdateNotice({ onLater }: { onLater: () => void }) {
  return (
    <InlineAlert
      isLive
      title={messages.title}
      actions={
        <>
          <Button onPress={() => void reloadNewest()}>{messages.reload}</Button>
          <Button variant="quiet" onPress={onLater}>
            {messages.later}
          </Button>
        </>
      }
    >
      {messages.text}
    </InlineAlert>
  );
}
