import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { storageMessages } from './storage.messages';
import { reloadNewest } from './updates';

const messages = storageMessages.update;

/**
 * The notice above the screen when a newer version is ready; nothing reloads until the person
 * decides.
 */
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
