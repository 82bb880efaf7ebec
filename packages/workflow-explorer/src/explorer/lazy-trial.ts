import { loadOnce } from '@brandroom/ui/load-once';

import type { Trials } from '../trial/use-trial';
import type { Explorer } from './explorer-context';

/** Begins and plays trials. */
export const trialCode = loadOnce(async () => (await import('../trial/use-trial')).trialIn);

/** Uses the trials of an explorer: at once if their code is here, so that the next frame shows the step. */
export async function withTrials(explorer: Explorer, act: (trials: Trials) => void) {
  const trialIn = trialCode.now() ?? (await trialCode.load());
  act(trialIn(explorer));
}
