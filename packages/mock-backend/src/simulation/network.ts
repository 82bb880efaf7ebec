import type { Env } from '@brandroom/backend/env';
import { failed, offline } from '@brandroom/backend/pipeline/failure';
import type { Network } from '@brandroom/backend/pipeline/network';

import type { SimulationSettings } from './settings';

/** A network with the delays and faults of the settings, which are read anew at each call. */
export function simulatedNetwork(
  settings: () => SimulationSettings,
  { random }: Pick<Env, 'random'>,
): Network {
  return {
    request: (operation) => {
      const { offline: isOffline, fail, failRate } = settings();
      if (isOffline) throw offline();
      const [dice = 0] = random(1);
      if (fail.includes(operation) || dice / 256 < failRate) throw failed();
    },
    delay: (ms) => ms * settings().latency,
    response: (operation) => {
      if (settings().fail.includes(`${operation}!after`)) throw offline();
    },
  };
}
