import { contract } from '@brandroom/domain/contract/contract';

import { sha256 } from '../../digest';
import { anyone } from '../../pipeline/access';
import { unauthenticated } from '../../pipeline/failure';
import { preparedQuery } from '../../pipeline/prepared-query';
import { asDownload, findBytes } from '../files/stored-file';
import { expired, findFollowed, unknown } from './followed-link';
import { toShared } from './stored-link';
import { hasTicket } from './ticket';

/** Opens a file read-only by the token of its share link, and the ticket of its passphrase where it has one. */
export const openShareLink = preparedQuery(contract.shares.open, {
  access: anyone,
  delay: 0,
  prepare: async ({ token, ticket }) => ({
    tokenHash: await sha256(token),
    ticketHash: ticket === undefined ? null : await sha256(ticket),
  }),
  run: async (transaction, { subject, prepared, at }) => {
    const { link, file } = await findFollowed(transaction, prepared.tokenHash, subject.caller);
    if (link.revokedAt !== undefined) throw unknown();
    if (link.expiresAt !== null && link.expiresAt <= at) throw expired();
    if (link.passphraseHash !== undefined && !hasTicket(link, prepared.ticketHash, at)) {
      throw unauthenticated('Enter the passphrase of this link.');
    }
    return findBytes(transaction, file);
  },
  answer: async (found, world) => ({
    file: toShared(found.file),
    content: await asDownload(found, world),
  }),
});
