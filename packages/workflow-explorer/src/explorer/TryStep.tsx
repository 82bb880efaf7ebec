import type { StatePath } from '@brandroom/statechart/graph';
import { Button } from '@brandroom/ui/Button';
import type { AnyEventObject } from 'xstate';

import { useExplorer } from './explorer-context';
import { whyMessages as messages } from './why.messages';

interface TryStepProps {
  path: StatePath;
  event: string;
  /** The event with its data; as the person would send it by default. */
  payload?: AnyEventObject;
}

/** Sends a step in a trial, whose code loads with the first one. */
export function TryStep({ path, event, payload }: TryStepProps) {
  const explorer = useExplorer();
  const send = async () => {
    const { trialIn } = await import('../trial/use-trial');
    trialIn(explorer).send(path, event, payload);
  };
  return (
    <div>
      <Button size="small" onPress={() => void send()}>
        {messages.tryStep}
      </Button>
    </div>
  );
}
