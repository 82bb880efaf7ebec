import type { ShareVisit } from '@brandroom/domain/contract/files.contract';
import { Button } from '@brandroom/ui/Button';
import { Form } from '@brandroom/ui/Form';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { TextField } from '@brandroom/ui/TextField';
import { useEffect, useState } from 'react';

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
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [failedAttempts, setFailedAttempts] = useState(0);
  const seconds = useSecondsUntil(visit.retryAt);
  function refuse(words: string) {
    setProblem(words);
    setFailedAttempts((count) => count + 1);
  }
  async function send() {
    const answer = await onSubmit(passphrase);
    setFailure(undefined);
    if (answer.state === 'passphrase' && answer.isWrong) refuse(messages.wrong);
    if (answer.state === 'failed') setFailure(failureMessage(answer.error));
  }
  function submit() {
    if (passphrase === '') refuse(messages.missing);
    else if (seconds > 0) refuse(messages.wait(seconds));
    else void send();
  }
  return (
    <Form onSubmit={submit} failedAttempts={failedAttempts} width="full">
      {failure !== undefined && <InlineAlert tone="danger" isLive title={failure} />}
      <TextField
        type="password"
        label={messages.passphrase}
        description={seconds > 0 ? messages.wait(seconds) : messages.passphraseHelp}
        value={passphrase}
        onChange={(next) => {
          setPassphrase(next);
          setProblem(undefined);
        }}
        errorMessage={problem}
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
