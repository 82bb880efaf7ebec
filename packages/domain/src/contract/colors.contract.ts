import * as v from 'valibot';

import { color, colorDraft, colorRoles } from '../brand/color.schema';
import { brandId, colorId } from '../id.schema';
import { done, operation } from './base';

/** The most colors that one import adds or changes. */
export const maxImportedColors = 1000;

/** The most pairs that one request allows, which are those of a hundred colors. */
export const maxPairs = 5000;

const colorPair = v.pipe(
  v.strictObject({ one: colorId, other: colorId }),
  v.check(({ one, other }) => one !== other, 'A pair has two colors.'),
);
const changedColor = v.strictObject({ id: colorId, draft: colorDraft });

export const colorsContract = {
  /** Each group in its own order; colors that were never moved come last, oldest first. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(color)),
  /** Background and text of the brand's mark: its first primary color, with the more legible of black and white. */
  mark: operation
    .input(v.strictObject({ brandId }))
    .output(v.nullable(v.strictObject({ ground: v.string(), text: v.string() }))),
  create: operation.input(v.strictObject({ brandId, draft: colorDraft })).output(color),
  update: operation.input(changedColor).output(color),
  /** Puts a color into a group, before another color of it or at its end (null). */
  move: operation
    .input(
      v.strictObject({ id: colorId, role: v.picklist(colorRoles), before: v.nullable(colorId) }),
    )
    .output(color),
  /**
   * Adds, changes and deletes many colors at once, or none: an import, or its undo. Changes need
   * the right to edit, deletions the right to delete. The answer is the added and changed colors.
   */
  import: operation
    .input(
      v.strictObject({
        brandId,
        added: v.pipe(v.array(colorDraft), v.maxLength(maxImportedColors)),
        changed: v.pipe(v.array(changedColor), v.maxLength(maxImportedColors)),
        deleted: v.optional(v.pipe(v.array(colorId), v.maxLength(maxImportedColors)), []),
      }),
    )
    .output(v.array(color)),
  /** Allows pairs of colors to be used together, or no longer. Pairs with a color that is gone are left out. The answer is all colors. */
  setPairs: operation
    .input(
      v.strictObject({
        brandId,
        pairs: v.pipe(v.array(colorPair), v.minLength(1), v.maxLength(maxPairs)),
        isAllowed: v.boolean(),
      }),
    )
    .output(v.array(color)),
  /** Moves it to the trash, from where `restore` brings it back. */
  delete: operation.input(v.strictObject({ id: colorId })).output(done),
  restore: operation.input(v.strictObject({ id: colorId })).output(color),
};
