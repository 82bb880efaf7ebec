import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { can } from '@brandroom/domain/rights/can';
import type { Right } from '@brandroom/domain/rights/flags';

import type { StoredSession, StoredUser } from '../store/collections';
import type { ReadTransaction } from '../store/store';
import { forbidden, notFound, unauthenticated } from './failure';

/** The caller: always from the session, never from the input. */
export interface Caller {
  /** The person whose rights and data count. */
  user: StoredUser;
  session: StoredSession;
  /** Who is really there, where they view as `user`. */
  viewer?: StoredUser;
}

/** The id of the person who is really there. */
export const actorOf = (caller: Caller | null): UserId | null =>
  caller ? (caller.viewer ?? caller.user).id : null;

export interface AccessRequest<Input> {
  transaction: ReadTransaction;
  input: Input;
  caller: Caller | null;
}

/**
 * Checks the caller's permission and returns the subject of the operation. Throws the failure
 * otherwise. Every operation has one; without it, it does not compile.
 */
export type Access<Input, Subject> = (request: AccessRequest<Input>) => Promise<Subject>;

/** No sign-in is needed. */
export const anyone: Access<unknown, { caller: Caller | null }> = async ({ caller }) => ({
  caller,
});

/** For operations on the caller's own account. */
export const signedIn: Access<unknown, { caller: Caller }> = async ({ caller }) => ({
  caller: requireCaller(caller),
});

/** The caller holds a right that belongs to no brand. */
export function withRight(right: Right): Access<unknown, { caller: Caller }> {
  return async (request) => {
    const caller = requireCaller(request.caller);
    if (!can(caller.user, right, null)) throw forbidden(right);
    return { caller };
  };
}

export interface BrandSubject {
  caller: Caller;
  brandId: BrandId;
}

export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw unauthenticated();
  return caller;
}

/** Throws `notFound` where the person has no access to the brand, `forbidden` without the right. */
export function requireRight({ user }: Caller, right: Right, brandId: BrandId): void {
  if (!accessTo(user, brandId)) throw notFound();
  if (!can(user, right, brandId)) throw forbidden(right);
}

/** As `requireRight`, for the right to create at least one type of content. */
export function requireSomeCreate({ user }: Caller, brandId: BrandId): void {
  if (!accessTo(user, brandId)) throw notFound();
  if (!createsSomeContent(user, brandId)) throw forbidden(contentRight('create', 'social'));
}

async function visibleBrand(
  transaction: ReadTransaction,
  { user }: Caller,
  id: BrandId,
): Promise<Brand> {
  const brand = accessTo(user, id) && (await transaction.get('brands', id));
  if (!brand) throw notFound();
  return brand;
}

/** The caller has access to the brand that the input names, and the right there when one is given. */
export function inBrand(right?: Right): Access<{ brandId: BrandId }, BrandSubject> {
  return async ({ transaction, input, caller: maybe }) => {
    const caller = requireCaller(maybe);
    const { brandId } = input;
    await visibleBrand(transaction, caller, brandId);
    if (right) requireRight(caller, right, brandId);
    return { caller, brandId };
  };
}

/** The caller holds the right on the brand that is itself the record. */
export function onBrand(right: Right): Access<{ id: BrandId }, BrandSubject & { brand: Brand }> {
  return async ({ transaction, input, caller: maybe }) => {
    const caller = requireCaller(maybe);
    const brand = await visibleBrand(transaction, caller, input.id);
    requireRight(caller, right, brand.id);
    return { caller, brandId: brand.id, brand };
  };
}

/** The caller still holds the right on the brand that a command was carried out in. */
export function stillHolding(right: Right) {
  return async (done: {
    caller: Caller | null;
    brandId: BrandId | null;
  }): Promise<BrandSubject> => {
    const caller = requireCaller(done.caller);
    const { brandId } = done;
    if (brandId === null) throw notFound();
    requireRight(caller, right, brandId);
    return { caller, brandId };
  };
}
