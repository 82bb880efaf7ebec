import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import { can } from '@brandroom/domain/rights/can';
import type { Right } from '@brandroom/domain/rights/flags';

import type { StoredSession, StoredUser } from '../store/collections';
import type { ReadTransaction } from '../store/store';
import { forbidden, notFound, unauthenticated } from './failure';

/** The caller: always from the session, never from the input. */
export interface Asker {
  user: StoredUser;
  session: StoredSession;
}

export interface Question<Input> {
  transaction: ReadTransaction;
  input: Input;
  asker: Asker | null;
}

/**
 * Decides whether the asker may, and hands over what the decision was about. Throws the failure
 * otherwise. Every operation has one; without it, it does not compile.
 */
export type Access<Input, Subject> = (question: Question<Input>) => Promise<Subject>;

/** Nobody has to be signed in. */
export const anyone: Access<unknown, { asker: Asker | null }> = async ({ asker }) => ({ asker });

/** For what a person does with their own account. */
export const signedIn: Access<unknown, { asker: Asker }> = async ({ asker }) => ({
  asker: requireAsker(asker),
});

/** The asker holds a right that belongs to no brand. */
export function withRight(right: Right): Access<unknown, { asker: Asker }> {
  return async (question) => {
    const asker = requireAsker(question.asker);
    if (!can(asker.user, right, null)) throw forbidden(right);
    return { asker };
  };
}

export interface BrandSubject {
  asker: Asker;
  brandId: BrandId;
}

export function requireAsker(asker: Asker | null): Asker {
  if (!asker) throw unauthenticated();
  return asker;
}

/** Throws `notFound` where the person has no access to the brand, `forbidden` without the right. */
export function requireRight({ user }: Asker, right: Right, brandId: BrandId): void {
  if (!accessTo(user, brandId)) throw notFound();
  if (!can(user, right, brandId)) throw forbidden(right);
}

/** As `requireRight`, for what whoever creates content of any type may do. */
export function requireSomeCreate({ user }: Asker, brandId: BrandId): void {
  if (!accessTo(user, brandId)) throw notFound();
  if (!createsSomeContent(user, brandId)) throw forbidden(contentRight('create', 'social'));
}

async function seenBrand(
  transaction: ReadTransaction,
  { user }: Asker,
  id: BrandId,
): Promise<Brand> {
  const brand = accessTo(user, id) && (await transaction.get('brands', id));
  if (!brand) throw notFound();
  return brand;
}

/** The asker has access to the brand that the input names, and the right there when one is given. */
export function inBrand(right?: Right): Access<{ brandId: BrandId }, BrandSubject> {
  return async ({ transaction, input, asker: maybe }) => {
    const asker = requireAsker(maybe);
    const { brandId } = input;
    await seenBrand(transaction, asker, brandId);
    if (right) requireRight(asker, right, brandId);
    return { asker, brandId };
  };
}

/** The asker holds the right on the brand that is itself the record. */
export function onBrand(right: Right): Access<{ id: BrandId }, BrandSubject & { brand: Brand }> {
  return async ({ transaction, input, asker: maybe }) => {
    const asker = requireAsker(maybe);
    const brand = await seenBrand(transaction, asker, input.id);
    requireRight(asker, right, brand.id);
    return { asker, brandId: brand.id, brand };
  };
}

/** The caller still holds the right on the brand that a command was carried out in. */
export function stillHolding(right: Right) {
  return async (done: { asker: Asker | null; brandId: BrandId | null }): Promise<Asker> => {
    const asker = requireAsker(done.asker);
    if (done.brandId === null) throw notFound();
    requireRight(asker, right, done.brandId);
    return asker;
  };
}
