import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { rememberSeen } from './keep-storage';
import { storageMessages } from './storage.messages';

const tones = {
  retrying: 'info',
  unkept: 'info',
  outdated: 'warning',
  memory: 'danger',
  gone: 'danger',
  stopped: 'danger',
} as const;

interface StorageNoticeProps {
  state: keyof typeof tones;
  onDismiss: () => void;
}

function wayOn({ state, onDismiss }: StorageNoticeProps) {
  const messages = storageMessages[state];
  if ('reload' in messages) {
    return <Button onPress={() => location.reload()}>{messages.reload}</Button>;
  }
  if (!('dismiss' in messages)) return undefined;
  const dismiss = () => {
    // The notice goes with the button that was pressed; the page's heading stays.
    document.querySelector<HTMLElement>('h1[data-page-heading]')?.focus();
    rememberSeen();
    onDismiss();
  };
  return (
    <Button size="small" onPress={dismiss}>
      {messages.dismiss}
    </Button>
  );
}

/** Above the screen, while work is not kept as it should be or this tab cannot go on as it is. */
export function StorageNotice(props: StorageNoticeProps) {
  const { title, text } = storageMessages[props.state];
  return (
    <InlineAlert tone={tones[props.state]} isLive title={title} actions={wayOn(props)}>
      {text}
    </InlineAlert>
  );
}
