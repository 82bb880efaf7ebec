import * as v from 'valibot';

import { done, operation } from './base';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The result of an import, tried or done: nothing is stored that a schema refuses. */
export const importReport = v.strictObject({
  /** By kind of record, e.g. `content`. */
  kinds: v.array(
    v.strictObject({ kind: v.string(), added: count, changed: count, removed: count }),
  ),
  /** Bytes of files. */
  fileBytes: count,
  refused: v.array(v.strictObject({ where: v.string(), reason: v.string() })),
});
export type ImportReport = v.InferOutput<typeof importReport>;

/** For everyone, because the data is in their own browser. */
export const dataContract = {
  /** The whole workspace as one zip, without sessions, passwords and link tokens. */
  export: operation.output(v.file()),
  /** A preview of an import; `invalid` when the file is not an export of a workspace. */
  checkImport: operation.input(v.strictObject({ file: v.file() })).output(importReport),
  /** Puts the file's workspace in the place of this one, all or nothing. */
  import: operation.input(v.strictObject({ file: v.file() })).output(importReport),
  /** Puts the samples in the place of this workspace. */
  reset: operation.output(done),
};
