import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Stack } from '@brandroom/ui/Stack';
import { TextArea } from '@brandroom/ui/TextArea';
import { useState } from 'react';
import type { AnyEventObject } from 'xstate';

import { eventIn } from './event-json';
import { trialMessages as messages } from './trial.messages';

interface JsonEventProps {
  /** The first value of the field. */
  sample: AnyEventObject;
  onSend: (event: AnyEventObject) => void;
}

/** An event that is written as JSON. */
export function JsonEvent({ sample, onSend }: JsonEventProps) {
  const [text, setText] = useState(() => JSON.stringify(sample, null, 2));
  const [problem, setProblem] = useState<string | undefined>();
  const send = () => {
    const read = eventIn(text);
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) announce(read.problem);
    if ('event' in read) onSend(read.event);
  };
  return (
    <Stack gap={8} align="start">
      <TextArea
        label={messages.jsonLabel}
        rows={3}
        value={text}
        onChange={setText}
        errorMessage={problem}
      />
      <Button size="small" onPress={send}>
        {messages.send}
      </Button>
    </Stack>
  );
}
