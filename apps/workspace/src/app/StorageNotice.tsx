import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { storageMessages } from './storage.messages';

/** Above the screen, while work is not kept or this tab cannot go on as it is. */
export function StorageNotice({ state }: { state: 'memory' | 'outdated' | 'stopped' }) {
  const messages = storageMessages[state];
  return (
    <InlineAlert
      tone={state === 'outdated' ? 'warning' : 'danger'}
      isLive
      title={messages.title}
      actions={
        'reload' in messages && <Button onPress={() => location.reload()}>{messages.reload}</Button>
      }
    >
      {messages.text}
    </InlineAlert>
  );
}
