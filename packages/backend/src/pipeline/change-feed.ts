import { EventPublisher } from '@orpc/server';
import type { ChangeEvent } from '@brandroom/domain/contract/changes.contract';

import type { ChangeFeed } from './backend';

/** A feed inside one process. */
export function changeFeed(): ChangeFeed {
  const publisher = new EventPublisher<{ change: ChangeEvent }>();
  return {
    publish: (event) => publisher.publish('change', event),
    listen: (signal) => publisher.subscribe('change', signal ? { signal } : {}),
  };
}
