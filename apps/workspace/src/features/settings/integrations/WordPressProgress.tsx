import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Inline } from '@brandroom/ui/Inline';
import { ProgressBar } from '@brandroom/ui/ProgressBar';
import { Stack } from '@brandroom/ui/Stack';

import { retryLabel } from '../../../shared/api/operation-error';
import { focusSoon } from '../../../shared/page/focus-soon';
import { integrationsMessages } from './integrations.messages';
import { siteHeadingId } from './use-focus-on-change';
import type { WordPressPress, WordPressProcess } from './use-wordpress';

const messages = integrationsMessages.integrations.wordPress;

/** The progress of a sync, why it waits, or why it failed. */
export function WordPressProgress({ process }: { process: WordPressProcess }) {
  const { snapshot, can, send } = process;
  const { queue, published, attempts, error } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const press = (type: WordPressPress) => {
    send(type);
    // The pressed button disappears.
    focusSoon(() => document.getElementById(siteHeadingId));
  };
  const mayRetry = can('RETRY');
  const stop = (
    <Button size="small" onPress={() => press('CANCEL')}>
      {messages.stop}
    </Button>
  );
  if (isBusy && mayRetry) {
    return (
      <InlineAlert
        tone="warning"
        isLive
        title={messages.tryingAgain(attempts)}
        actions={
          <>
            <Button size="small" onPress={() => press('RETRY')}>
              {messages.tryNow}
            </Button>
            {stop}
          </>
        }
      >
        {error?.message}
      </InlineAlert>
    );
  }
  if (isBusy) {
    if (!can('CANCEL')) return null;
    const [post] = queue;
    const total = published + queue.length;
    return (
      <Stack gap={8}>
        <ProgressBar
          label={post ? messages.publishing(post.title) : messages.checking}
          {...(post
            ? { value: (published / total) * 100, valueLabel: messages.of(published, total) }
            : {})}
        />
        <Inline>{stop}</Inline>
      </Stack>
    );
  }
  if (!error) return null;
  const isConnected = snapshot.matches('connected');
  const again = mayRetry ? 'RETRY' : isConnected ? 'DISCONNECT' : null;
  return (
    <InlineAlert
      tone="danger"
      isLive
      title={mayRetry ? messages.failed : isConnected ? messages.notDisconnected : messages.notDone}
      actions={
        again !== null &&
        can(again) && (
          <Button size="small" onPress={() => press(again)}>
            {retryLabel}
          </Button>
        )
      }
    >
      {mayRetry ? messages.kept(error.message) : error.message}
    </InlineAlert>
  );
}
