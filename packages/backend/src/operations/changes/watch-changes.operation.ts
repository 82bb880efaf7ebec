import { changeTopics } from '@brandroom/domain/contract/changes.contract';
import type { ChangeEvent } from '@brandroom/domain/contract/changes.contract';
import { contract } from '@brandroom/domain/contract/contract';
import { accessTo } from '@brandroom/domain/rights/access-to';

import type { Caller } from '../../pipeline/access';
import { signedIn } from '../../pipeline/access';
import { feedQuery } from '../../pipeline/stream';

/** An event without details, for changes that the person may not see or has missed: only the sequence number. */
const untold = { brandId: null, actor: null } as const;

function seenBy(event: ChangeEvent, { user }: Caller): ChangeEvent {
  const { seq, brandId, actor } = event;
  // Accounts and brands change for all, but not everybody may know who works here.
  if (brandId === null) return { ...event, actor: actor === user.id ? actor : null };
  if (accessTo(user, brandId)) return event;
  // The sequence number alone, because a listener treats a gap as a missed change.
  return { seq, topics: [], ...untold };
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
