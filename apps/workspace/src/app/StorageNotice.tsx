import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { storageMessages } from './storage.messages';

/** Above everything, while work is not kept or this tab is out of date. */
export function StorageNotice({ state }: { state: 'memory' | 'outdated' }) {
  const { title, text } = storageMessages[state];
  return (
    <InlineAlert
      tone={state === 'memory' ? 'danger' : 'warning'}
      isLive
      title={title}
      actions={
        state === 'outdated' && (
          <Button onPress={() => location.reload()}>{storageMessages.outdated.reload}</Button>
        )
      }
    >
      {text}
    </InlineAlert>
  );
}
