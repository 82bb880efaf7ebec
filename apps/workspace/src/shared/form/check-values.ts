import * as v from 'valibot';

/** Words for refused fields by their path, e.g. `email` or `images.0.alt`. */
export type Problems = Readonly<Record<string, string>>;

/** What a form's values come to: what may be sent, or what is wrong with each field. */
export type Checked<Output> =
  | { isSound: true; output: Output }
  | { isSound: false; problems: Problems };

/** Holds values to a schema; of several things wrong with one field the first is said. */
export function checkValues<Output>(
  schema: v.GenericSchema<unknown, Output>,
  values: unknown,
): Checked<Output> {
  const result = v.safeParse(schema, values);
  if (result.success) return { isSound: true, output: result.output };
  const problems: Record<string, string> = {};
  for (const issue of result.issues) problems[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { isSound: false, problems };
}
