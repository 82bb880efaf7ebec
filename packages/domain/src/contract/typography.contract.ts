import * as v from 'valibot';

import { typography, typographyDraft } from '../brand/typography.schema';
import { brandId, typographyId } from '../id.schema';
import { done, operation } from './base';

export const typographyContract = {
  /** Oldest first. */
  list: operation.input(v.strictObject({ brandId })).output(v.array(typography)),
  create: operation.input(v.strictObject({ brandId, draft: typographyDraft })).output(typography),
  update: operation
    .input(v.strictObject({ id: typographyId, draft: typographyDraft }))
    .output(typography),
  /** Moves it to the trash, from where `restore` brings it back. */
  delete: operation.input(v.strictObject({ id: typographyId })).output(done),
  restore: operation.input(v.strictObject({ id: typographyId })).output(typography),
  /** Keeps a font file; `invalid` when the bytes are no woff2, woff, ttf or otf. */
  attachFont: operation
    .input(v.strictObject({ id: typographyId, file: v.file() }))
    .output(typography),
  detachFont: operation.input(v.strictObject({ id: typographyId })).output(typography),
  /** The bytes to show the samples in; `notFound` where there is no file. */
  font: operation.input(v.strictObject({ id: typographyId })).output(v.blob()),
};
