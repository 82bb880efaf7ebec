import type { Env } from '@brandroom/backend/env';
import { failed, offline } from '@brandroom/backend/pipeline/failure';
import type { Network } from '@brandroom/backend/pipeline/network';

import type { SimulationSettings } from './settings';

/** A network with the delays and faults of the settings, which are read anew at each call. */
export function simulatedNetwork(
  settings: () => SimulationSettings,
  { random }: Pick<Env, 'random'>,
): Network {
  /** The operations that failed once, since the settings were last changed. */
  let failedOnce = new Set<string>();
  let since = settings();
  function failsOnce(operation: string): boolean {
    const now = settings();
    if (now !== since) [since, failedOnce] = [now, new Set()];
    if (!now.fail.includes(`${operation}!once`) || failedOnce.has(operation)) return false;
    failedOnce.add(operation);
    return true;
  }
  return {
    request: (operation) => {
      const { offline: isOffline, fail, failRate } = settings();
      if (isOffline) throw offline();
      const [dice = 0] = random(1);
      if (fail.includes(operation) || failsOnce(operation) || dice / 256 < failRate) throw failed();
    },
    delay: (ms) => ms * settings().latency,
    response: (operation) => {
      if (settings().fail.includes(`${operation}!after`)) throw offline();
    },
  };
}
