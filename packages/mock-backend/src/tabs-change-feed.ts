import type { ChangeEvent } from '@brandroom/domain/contract/changes.contract';
import type { ChangeFeed } from '@brandroom/backend/pipeline/backend';
import { changeFeed } from '@brandroom/backend/pipeline/change-feed';

/** A feed across all tabs of the origin that use the same database. */
export function tabsChangeFeed(database: string): ChangeFeed & { close(): void } {
  const own = changeFeed();
  const others = new BroadcastChannel(`${database}:changes`);
  others.addEventListener('message', ({ data }: MessageEvent<ChangeEvent>) => own.publish(data));
  return {
    publish: (event) => {
      own.publish(event);
      others.postMessage(event);
    },
    listen: own.listen,
    close: () => others.close(),
  };
}
