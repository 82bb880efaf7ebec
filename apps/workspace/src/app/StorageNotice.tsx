import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { storageMessages } from './storage.messages';
import { reloadNewest } from './updates';

const tones = {
  retrying: 'info',
  stuck: 'warning',
  outdated: 'warning',
  memory: 'danger',
  gone: 'danger',
  stopped: 'danger',
} as const;

interface StorageNoticeProps {
  state: keyof typeof tones;
}

/** The notice above the screen while work is not saved or this tab cannot continue. */
export function StorageNotice({ state }: StorageNoticeProps) {
  const messages = storageMessages[state];
  return (
    <InlineAlert
      tone={tones[state]}
      isLive
      title={messages.title}
      actions={
        'reload' in messages && (
          <Button onPress={() => void reloadNewest()}>{messages.reload}</Button>
        )
      }
    >
      {messages.text}
    </InlineAlert>
  );
}
