import * as v from 'valibot';

import { logo, logoVersion, uploadedLogo } from '../brand/logo.schema';
import { logoTypes } from '../brand/logo-type';
import { brandId, logoId } from '../id.schema';
import { done, operation } from './base';

const one = v.strictObject({ id: logoId });
const version = logo.entries.version;

export const logosContract = {
  /** Oldest first. */
  list: operation
    .input(v.strictObject({ brandId, type: v.optional(v.picklist(logoTypes)) }))
    .output(v.array(logo)),
  /**
   * Stores a cleaned copy of an svg. `invalid` when the bytes are no png, jpg or svg, do not fit
   * the name, are too large, or are unsafe in a way that cannot be cleaned.
   */
  upload: operation
    .input(v.strictObject({ brandId, type: v.picklist(logoTypes), file: v.file() }))
    .output(uploadedLogo),
  /** The extension follows the type of the bytes. */
  rename: operation.input(v.strictObject({ id: logoId, name: logo.entries.name })).output(logo),
  /** Shows another picture under its name from now on; the present one goes into the history. */
  replace: operation.input(v.strictObject({ id: logoId, file: v.file() })).output(uploadedLogo),
  /** The pictures that were replaced, newest first. */
  versions: operation.input(one).output(v.array(logoVersion)),
  /** Shows an older picture again, as a new version. */
  restoreVersion: operation.input(v.strictObject({ id: logoId, version })).output(logo),
  /** The picture of a version, for anyone who can see the brand's logos. */
  preview: operation.input(v.strictObject({ id: logoId, version })).output(v.blob()),
  /** The stored bytes, from which the variants are made; needs the download right. */
  download: operation.input(one).output(v.file()),
  /** Moves the logo to the trash, from where `restore` brings it back. */
  delete: operation.input(one).output(done),
  restore: operation.input(one).output(logo),
};
