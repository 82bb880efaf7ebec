import { EventPublisher } from '@orpc/server';
import type { ChangeEvent } from '@brandroom/domain/contract/changes.contract';

import type { ChangeFeed } from './backend';

/** A feed across all tabs of the origin that use the same database. */
export function changeFeed(database: string): ChangeFeed & { close(): void } {
  const publisher = new EventPublisher<{ change: ChangeEvent }>();
  const others = new BroadcastChannel(`${database}:changes`);
  others.addEventListener('message', ({ data }: MessageEvent<ChangeEvent>) => {
    publisher.publish('change', data);
  });
  return {
    publish: (event) => {
      publisher.publish('change', event);
      others.postMessage(event);
    },
    listen: (signal) => publisher.subscribe('change', signal ? { signal } : {}),
    close: () => others.close(),
  };
}
