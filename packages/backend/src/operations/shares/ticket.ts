import type { Instant } from '@brandroom/domain/time.schema';

import type { StoredShareLink } from '../../store/collections';

const life = 60 * 60_000;
/** Of one link at a time; the oldest ends first. */
const most = 20;

/** Returns the tickets of a link with one more, which opens its content for an hour. */
export function withTicket(
  { tickets = [] }: StoredShareLink,
  hash: string,
  at: Instant,
): NonNullable<StoredShareLink['tickets']> {
  const valid = tickets.filter(({ until }) => until > at).slice(1 - most);
  return [...valid, { hash, until: new Date(Date.parse(at) + life).toISOString() }];
}

/** Returns whether a ticket of this hash opens the link now. */
export function hasTicket(
  { tickets = [] }: StoredShareLink,
  hash: string | null,
  at: Instant,
): boolean {
  return tickets.some((ticket) => ticket.hash === hash && ticket.until > at);
}
