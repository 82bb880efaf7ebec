import * as v from 'valibot';

import { brandId, savedViewId } from '../id.schema';
import { newView, savedView, viewAreas, viewName } from '../saved-view.schema';
import { done, operation } from './base';

const one = { id: savedViewId };

/**
 * The caller's own views of a brand's calendar and file library; those of others are `notFound`. `invalid` at `name` where the caller
 * has a view of that name in the same area, or as many as there may be (`maxSavedViews`).
 */
export const viewsContract = {
  /** The oldest first. */
  list: operation
    .input(v.strictObject({ brandId, area: v.picklist(viewAreas) }))
    .output(v.array(savedView)),
  create: operation.input(newView).output(savedView),
  rename: operation.input(v.strictObject({ ...one, name: viewName })).output(savedView),
  /** Moves the view to the trash, from where `restore` brings it back. */
  delete: operation.input(v.strictObject(one)).output(done),
  restore: operation.input(v.strictObject(one)).output(savedView),
};
