import * as v from 'valibot';

import { instant } from '../time.schema';
import { done, operation } from './base';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The changes of an import, as a preview or after it. */
export const importReport = v.strictObject({
  exportedAt: instant,
  /** By kind of record, e.g. `content`; kinds without a change are left out. */
  kinds: v.array(
    v.strictObject({ kind: v.string(), added: count, changed: count, removed: count }),
  ),
  /** Bytes of files. */
  fileBytes: count,
  /** Accounts whose password is not known in this browser: they take any until a new one is set. */
  accountsWithoutPassword: count,
  /** The caller has no account in the imported workspace. */
  signsOut: v.boolean(),
});
export type ImportReport = v.InferOutput<typeof importReport>;

const importInput = v.strictObject({ file: v.file() });

/** For everyone, because the data is in their own browser. */
export const dataContract = {
  /** The whole workspace as one zip, without sessions, passwords and link tokens. */
  export: operation.output(v.file()),
  /** A preview of an import; `invalid` with the reason when the file cannot be imported. */
  checkImport: operation.input(importInput).output(importReport),
  /** Puts the file's workspace in the place of this one, all or nothing. */
  import: operation.input(importInput).output(importReport),
  /** Puts the samples in the place of this workspace. */
  reset: operation.output(done),
};
