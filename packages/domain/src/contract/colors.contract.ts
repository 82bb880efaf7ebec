import * as v from 'valibot';

import { color, colorDraft } from '../brand/color.schema';
import { brandId, colorId } from '../id.schema';
import { done, operation } from './base';

export const colorsContract = {
  /** Oldest first. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(color)),
};

/** Dragging a card to another group is an update of its role. */
export const plannedColors = {
  create: operation.input(v.strictObject({ brandId, draft: colorDraft })).output(color),
  update: operation.input(v.strictObject({ id: colorId, draft: colorDraft })).output(color),
  /** Moves it to the trash, from where `restore` brings it back. */
  delete: operation.input(v.strictObject({ id: colorId })).output(done),
  restore: operation.input(v.strictObject({ id: colorId })).output(color),
};
