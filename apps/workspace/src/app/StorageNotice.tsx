import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { storageMessages } from './storage.messages';
import { unkept } from './unkept';

const tones = { unkept: 'info', outdated: 'warning', memory: 'danger', stopped: 'danger' } as const;

// The notice goes with the button that was pressed; the page's heading stays.
function dismiss() {
  document.querySelector<HTMLElement>('h1[data-page-heading]')?.focus();
  unkept.dismiss();
}

function wayOn(messages: (typeof storageMessages)[keyof typeof tones]) {
  if ('reload' in messages) {
    return <Button onPress={() => location.reload()}>{messages.reload}</Button>;
  }
  if (!('dismiss' in messages)) return undefined;
  return (
    <Button size="small" onPress={dismiss}>
      {messages.dismiss}
    </Button>
  );
}

/** Above the screen, while work is not kept as it should be or this tab cannot go on as it is. */
export function StorageNotice({ state }: { state: keyof typeof tones }) {
  const messages = storageMessages[state];
  return (
    <InlineAlert tone={tones[state]} isLive title={messages.title} actions={wayOn(messages)}>
      {messages.text}
    </InlineAlert>
  );
}
