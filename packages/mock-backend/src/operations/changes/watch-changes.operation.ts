import { changeTopics } from '@brandroom/domain/contract/changes.contract';
import type { ChangeEvent } from '@brandroom/domain/contract/changes.contract';
import { contract } from '@brandroom/domain/contract/contract';
import { accessTo } from '@brandroom/domain/rights/can';

import type { Asker } from '../../pipeline/access';
import { signedIn } from '../../pipeline/access';
import { feedQuery } from '../../pipeline/stream';

function seenBy({ seq, topics, brandId }: ChangeEvent, { user }: Asker): ChangeEvent {
  if (brandId === null || accessTo(user, brandId)) return { seq, topics, brandId };
  // Its place in the order alone: a listener takes a gap for something missed.
  return { seq, topics: [], brandId: null };
}

/** Of brands without access a person learns nothing but that the count went on. */
export const watchChanges = feedQuery(contract.changes.watch, {
  access: signedIn,
  listen: ({ changes }, signal) => changes.listen(signal),
  show: seenBy,
  missed: async (transaction, input) => {
    if (!input) return null;
    const { seq = 0 } = (await transaction.get('meta', 'workspace')) ?? {};
    return seq === input.after ? null : { seq, topics: [...changeTopics], brandId: null };
  },
});
