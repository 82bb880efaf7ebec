import { loadOnce } from '@brandroom/ui/load-once';
import { withCode } from '@brandroom/ui/with-code';

import type { Trials } from '../trial/use-trial';
import type { Explorer } from './explorer-context';

/** Begins and plays trials. */
export const trialCode = loadOnce(async () => (await import('../trial/use-trial')).trialIn);

/** Does something with the trials of the explorer, as it is when their code is here. */
export function withTrials(explorer: Explorer, act: (trials: Trials) => void): void {
  void withCode(trialCode, (trialIn) => act(trialIn(explorer.read() ?? explorer)));
}
