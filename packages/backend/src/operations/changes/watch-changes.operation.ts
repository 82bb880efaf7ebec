import { changeTopics } from '@brandroom/domain/contract/changes.contract';
import type { ChangeEvent } from '@brandroom/domain/contract/changes.contract';
import { contract } from '@brandroom/domain/contract/contract';
import { accessTo } from '@brandroom/domain/rights/access-to';

import type { Caller } from '../../pipeline/access';
import { signedIn } from '../../pipeline/access';
import { feedQuery } from '../../pipeline/stream';

/** Of a change that the person may not see or has missed: no brand, no actor. */
const untold = { brandId: null, actor: null } as const;

function seenBy(event: ChangeEvent, { user }: Caller): ChangeEvent {
  const { seq, topics, brandId, actor } = event;
  // Accounts and brands change for all, but not everybody may know who works here.
  if (brandId === null) return { ...event, actor: actor === user.id ? actor : null };
  if (accessTo(user, brandId)) return event;
  // A listener treats a gap as a missed change, and has to learn that their access was taken away.
  return { seq, topics: topics.filter((topic) => topic === 'account'), ...untold };
}

/** Of brands without access a person learns nothing but that the count went on. */
export const watchChanges = feedQuery(contract.changes.watch, {
  access: signedIn,
  listen: ({ changes }, signal) => changes.listen(signal),
  show: seenBy,
  missed: async (transaction, input) => {
    if (!input) return null;
    const { seq = 0 } = (await transaction.get('meta', 'workspace')) ?? {};
    return seq === input.after ? null : { seq, topics: [...changeTopics], ...untold };
  },
});
