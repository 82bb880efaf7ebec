import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { can } from '@brandroom/domain/rights/can';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Inline } from '@brandroom/ui/Inline';
import { ProgressBar } from '@brandroom/ui/ProgressBar';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Pause, Play } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';

import { retryLabel } from '../../../shared/api/operation-error';
import { useWorkspace } from '../../../shared/brand/workspace';
import { focusPageHeading } from '../../../shared/page/page-heading';
import { shortName } from '../../../shared/page/short-name';
import { emailsMessages } from './emails.messages';
import { useEmailSend, useSendFacts } from './use-email-send';

const messages = emailsMessages.run;

/** The emails that are being sent, each with its progress. */
export function SendRuns({ emails }: { emails: readonly EmailCampaign[] }) {
  return (
    <Stack gap={12}>
      {emails.map((email) => (
        <SendRun key={email.id} email={email} />
      ))}
    </Stack>
  );
}

/** Moves focus to the page's heading when the button that has it is removed. */
const keepFocus = (button: HTMLButtonElement | null) => () => {
  if (button !== null && button === document.activeElement) focusPageHeading();
};

function SendRun({ email }: { email: EmailCampaign }) {
  const { user } = useWorkspace();
  const factsOf = useSendFacts();
  const { state, isPausing, error, send } = useEmailSend(email.id, email.brandId);
  const name = shortName(email);
  const delivered = email.sending?.delivered ?? 0;
  const { recipients } = email;
  const isRunning = state === 'beginning' || state === 'delivering';
  const mayResume = can(user, 'email.publish', email.brandId);
  const wasRunning = useRef(isRunning);
  const sayPaused = useEffectEvent(() => announce(messages.paused(name)));
  useEffect(() => {
    if (wasRunning.current && state === 'paused') sayPaused();
    wasRunning.current = isRunning;
  }, [isRunning, state]);

  if (error && state === 'failed') {
    return (
      <InlineAlert
        tone="danger"
        isLive
        title={messages.failed(name)}
        actions={
          <Button size="small" onPress={() => send({ type: 'RETRY' })}>
            {retryLabel}
          </Button>
        }
      >
        {messages.progress(delivered, recipients)}. {error.message}
      </InlineAlert>
    );
  }
  return (
    <Card padding="small">
      <Stack gap={8}>
        <ProgressBar
          label={isRunning ? messages.title(name) : messages.stopped(name)}
          value={(delivered / Math.max(1, recipients)) * 100}
          valueLabel={messages.progress(delivered, recipients)}
        />
        <Inline gap={12}>
          {/* A single button, so that focus stays on it. */}
          {mayResume && (
            <Button
              ref={keepFocus}
              size="small"
              icon={isRunning ? Pause : Play}
              aria-label={isRunning ? messages.pauseOf(name) : messages.resumeOf(name)}
              isPending={isPausing}
              pendingLabel={messages.pausing}
              onPress={() =>
                send(isRunning ? { type: 'PAUSE' } : { type: 'RESUME', email: factsOf(email) })
              }
            >
              {isRunning ? messages.pause : messages.resume}
            </Button>
          )}
          {state === 'idle' && (
            <Text size="caption" tone="muted">
              {messages.elsewhere}
            </Text>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
