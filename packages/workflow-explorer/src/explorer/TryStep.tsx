import type { StatePath } from '@brandroom/statechart/graph';
import { Button } from '@brandroom/ui/Button';
import { usePreload } from '@brandroom/ui/lazy-part';
import type { AnyEventObject } from 'xstate';

import { useExplorer } from './explorer-context';
import { trialCode, withTrials } from './with-trials';
import { whyMessages as messages } from './why.messages';

/** Each of two quick presses takes a step, if the code is here. */
const preloaded = [trialCode];

interface TryStepProps {
  path: StatePath;
  event: string;
  /** The event with its data; as the person would send it by default. */
  payload?: AnyEventObject;
}

/** Sends a step in a trial. */
export function TryStep({ path, event, payload }: TryStepProps) {
  const explorer = useExplorer();
  usePreload(preloaded);
  return (
    <div>
      <Button
        size="small"
        onPress={() => withTrials(explorer, ({ send }) => void send(path, event, payload))}
      >
        {messages.tryStep}
      </Button>
    </div>
  );
}
