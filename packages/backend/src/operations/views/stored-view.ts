import type { BrandId, Id } from '@brandroom/domain/id.schema';
import { accessTo } from '@brandroom/domain/rights/access-to';
import type { SavedView, ViewArea } from '@brandroom/domain/saved-view.schema';
import { maxSavedViews } from '@brandroom/domain/saved-view.schema';

import type { Access, BrandSubject, Caller } from '../../pipeline/access';
import { requireCaller } from '../../pipeline/access';
import { invalid, notFound } from '../../pipeline/failure';
import type { StoredSavedView } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';

/** The view as the contract shows it. */
export function toView({ ownerId: _, ...view }: StoredSavedView): SavedView {
  return view.area === 'files' ? view : { ...view, area: 'content' };
}

/** The area of a view; views from before other areas existed belong to content. */
export const areaOf = ({ area = 'content' }: StoredSavedView): ViewArea => area;

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

/** The caller's views of an area of a brand, the oldest first. */
export async function viewsOf(
  transaction: ReadTransaction,
  { user }: Caller,
  { brandId, area }: { brandId: BrandId; area: ViewArea },
): Promise<StoredSavedView[]> {
  const all = await transaction.list('savedViews', 'byOwner', { equals: [user.id, brandId] });
  return all.filter((view) => areaOf(view) === area);
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
