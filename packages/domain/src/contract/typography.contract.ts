import * as v from 'valibot';

import { moveOf } from '../brand/asset-order';
import { typography, typographyDraft } from '../brand/typography.schema';
import { brandId, typographyId } from '../id.schema';
import { done, operation } from './base';

const one = v.strictObject({ id: typographyId });

export const typographyContract = {
  /** In the order that people gave them; new ones come last. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(typography)),
  create: operation.input(v.strictObject({ brandId, draft: typographyDraft })).output(typography),
  update: operation
    .input(v.strictObject({ id: typographyId, draft: typographyDraft }))
    .output(typography),
  /** Moves it to the trash, from where `restore` brings it back to its place. */
  delete: operation.input(one).output(done),
  restore: operation.input(one).output(typography),
  /** `notFound` where the other font is not in the same brand. */
  reorder: operation.input(moveOf('Typography')).output(done),
  /** Stores a font file; the one before becomes the previous file. `invalid` when the bytes are no woff2, woff, ttf or otf. */
  attachFont: operation
    .input(v.strictObject({ id: typographyId, file: v.file() }))
    .output(typography),
  /** Removes the font file, which becomes the previous file. */
  detachFont: operation.input(one).output(typography),
  /** Exchanges the font file and the previous file; `notFound` where there is no previous file. */
  reattachFont: operation.input(one).output(typography),
  /** The bytes to show the samples in; `notFound` where there is no file. */
  font: operation.input(one).output(v.blob()),
};
