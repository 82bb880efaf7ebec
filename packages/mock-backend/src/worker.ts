import { realEnv } from '@brandroom/backend/env';

import type { FromWorker, ToWorker } from './messages';
import type { RunningBackend } from './serve';
import { serve } from './serve';
import { simulatedServices } from './simulation/services';
import { indexedDbSites } from './simulation/wordpress/site-store';
import type { SimulationSettings } from './simulation/settings';
import { databaseName } from './simulation/settings';
import type { StorageState } from './start/open';
import { originPrivateSentinel } from './start/sentinel';
import { indexedDbStore } from './store/indexed-db';

const acceptLoss = Promise.withResolvers<void>();
let serving: RunningBackend | null = null;

const post = (message: FromWorker) => self.postMessage(message);
const report = (state: StorageState) => post({ kind: 'storage', state });

/** Holds a lock for as long as this worker lives. */
function live(life: string): void {
  void navigator.locks.request(life, () => {
    post({ kind: 'alive' });
    return new Promise(() => undefined);
  });
}

function start(settings: SimulationSettings): RunningBackend {
  const database = databaseName(settings.scale);
  return serve({
    openStore: () =>
      indexedDbStore(database, {
        onOutdated: () => report('outdated'),
        onLost: () => report('gone'),
      }),
    sentinel: originPrivateSentinel(database),
    env: realEnv(simulatedServices(indexedDbSites(`${database}-sites`)), settings.now ?? undefined),
    settings,
    report,
    acceptLoss: acceptLoss.promise,
  });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    live(data.life);
    serving ??= start(data.settings);
    serving.connect(data.port);
  } else if (data.kind === 'simulate') {
    serving?.simulate(data.settings);
  } else {
    acceptLoss.resolve();
  }
});
