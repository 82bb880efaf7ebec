import * as v from 'valibot';

import { logo, logoTypes } from '../brand/logo.schema';
import { brandId, logoId } from '../id.schema';
import { done, operation } from './base';

/** Logos are added and removed, never changed. */
export const logosContract = {
  /** Oldest first. */
  list: operation
    .input(v.strictObject({ brandId, type: v.optional(v.picklist(logoTypes)) }))
    .output(v.array(logo)),
  /** `invalid` when the bytes are no png, jpg or svg, do not fit the name, or are unsafe. */
  upload: operation
    .input(v.strictObject({ brandId, type: v.picklist(logoTypes), file: v.file() }))
    .output(logo),
  /** The logo's preview, for anyone who can see the brand's logos. */
  preview: operation.input(v.strictObject({ id: logoId })).output(v.blob()),
  /** The stored bytes, from which the variants are made; needs the download right. */
  download: operation.input(v.strictObject({ id: logoId })).output(v.file()),
  /** Moves the logo to the trash, from where `restore` brings it back. */
  delete: operation.input(v.strictObject({ id: logoId })).output(done),
  restore: operation.input(v.strictObject({ id: logoId })).output(logo),
};
