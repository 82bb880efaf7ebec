import * as v from 'valibot';

/** Words for refused fields by their path, e.g. `email` or `images.0.alt`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a form's values come to: what may be sent, or what is wrong with each field. */
export type ValidationResult<Output> =
  | { isValid: true; output: Output }
  | { isValid: false; problems: FieldErrors };

/** Holds values to a schema; of several things wrong with one field the first is said. */
export function validateValues<Output>(
  schema: v.GenericSchema<unknown, Output>,
  values: unknown,
): ValidationResult<Output> {
  const result = v.safeParse(schema, values);
  if (result.success) return { isValid: true, output: result.output };
  const problems: Record<string, string> = {};
  for (const issue of result.issues) problems[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { isValid: false, problems };
}
