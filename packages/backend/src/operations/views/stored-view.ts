import type { SavedView } from '@brandroom/domain/content/saved-view.schema';
import { maxSavedViews } from '@brandroom/domain/content/saved-view.schema';
import type { BrandId, Id } from '@brandroom/domain/id.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';

import type { Access, BrandSubject, Caller } from '../../pipeline/access';
import { requireCaller } from '../../pipeline/access';
import { invalid, notFound } from '../../pipeline/failure';
import type { StoredSavedView } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';

/** The view as the contract shows it. */
export function toView({ ownerId: _, ...view }: StoredSavedView): SavedView {
  return view;
}

export interface ViewSubject extends BrandSubject {
  view: StoredSavedView;
}

/** A view of the caller's own, in a brand that they still have access to. */
export const onView: Access<{ id: Id<'SavedView'> }, ViewSubject> = async ({
  transaction,
  input,
  caller: maybe,
}) => {
  const caller = requireCaller(maybe);
  const view = await transaction.get('savedViews', input.id);
  if (view?.ownerId !== caller.user.id || !accessTo(caller.user, view.brandId)) throw notFound();
  return { caller, brandId: view.brandId, view };
};

/** The caller's views of a brand, the oldest first. */
export function viewsOf(
  transaction: ReadTransaction,
  { user }: Caller,
  brandId: BrandId,
): Promise<StoredSavedView[]> {
  return transaction.list('savedViews', 'byOwner', { equals: [user.id, brandId] });
}

/** Throws `invalid` where the caller has another view of this name. */
export function requireFreeName(
  others: readonly Pick<StoredSavedView, 'name'>[],
  name: string,
): void {
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw invalid('name', 'You already have a view with this name.');
}

/** Throws `invalid` where the caller has as many views as there may be. */
export function requireRoom(others: readonly unknown[]): void {
  if (others.length < maxSavedViews) return;
  throw invalid('name', `You have ${maxSavedViews} views. Delete one to save another.`);
}
