import type { ShareVisit } from '@brandroom/domain/contract/files.contract';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Form } from '@brandroom/ui/Form';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { TextField } from '@brandroom/ui/TextField';
import { useFormProblem } from '@brandroom/ui/use-form-problem';
import { useEffect, useRef, useState } from 'react';

import { failureMessage } from '../../shared/api/show-failure';
import { useClock } from '../../shared/time/clock';
import { shareMessages } from './share.messages';
import type { Visit } from './use-share-visit';

const messages = shareMessages.page;

interface PassphraseFormProps {
  visit: Extract<ShareVisit, { state: 'passphrase' }>;
  isPending: boolean;
  onSubmit: (passphrase: string) => Promise<Visit>;
}

/** Asks for the passphrase of a link, with a waiting time after several wrong ones. */
export function PassphraseForm({ visit, isPending, onSubmit }: PassphraseFormProps) {
  const [passphrase, setPassphrase] = useState('');
  const [failure, setFailure] = useState<string>();
  const { problem, failedAttempts, refuse, clearProblem } = useFormProblem<
    'missing' | 'wrong' | 'wait'
  >();
  const seconds = useSecondsUntil(visit.retryAt);
  const wait = seconds > 0 ? messages.wait(seconds) : undefined;
  useWaitingAnnounced(wait);
  async function send() {
    const answer = await onSubmit(passphrase);
    setFailure(undefined);
    // Someone else may have tried wrong passphrases.
    if (answer.state === 'passphrase') refuse(answer.isWrong ? 'wrong' : 'wait');
    if (answer.state === 'failed') setFailure(failureMessage(answer.error));
  }
  function submit() {
    if (passphrase === '') refuse('missing');
    else if (wait !== undefined) refuse('wait');
    else void send();
  }
  return (
    <Form onSubmit={submit} failedAttempts={failedAttempts} width="full">
      {failure !== undefined && <InlineAlert tone="danger" isLive title={failure} />}
      <TextField
        type="password"
        label={messages.passphrase}
        description={
          problem === 'wait' ? messages.passphraseHelp : (wait ?? messages.passphraseHelp)
        }
        value={passphrase}
        onChange={(next) => {
          setPassphrase(next);
          clearProblem();
        }}
        errorMessage={problem === 'wait' ? wait : problem && messages[problem]}
        autoComplete="off"
        isRequired
      />
      <Button variant="primary" type="submit" isPending={isPending}>
        {messages.open}
      </Button>
    </Form>
  );
}

/** Counts down the whole seconds until a time; 0 after that. */
function useSecondsUntil(at: string | null): number {
  const clock = useClock();
  const left = () => (at === null ? 0 : Math.max(0, Math.ceil((Date.parse(at) - clock()) / 1000)));
  const [, tick] = useState(0);
  const seconds = left();
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => tick((count) => count + 1), 1000);
    return () => clearTimeout(timer);
  });
  return seconds;
}

/** Announces a waiting time when it begins and when it is over, but not each second. */
function useWaitingAnnounced(wait: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (wait !== undefined && before.current === undefined) announce(wait);
    if (wait === undefined && before.current !== undefined) announce(messages.waitOver);
    before.current = wait;
  }, [wait]);
}
