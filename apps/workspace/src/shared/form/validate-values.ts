import * as v from 'valibot';

/** Error messages by field path, such as `email` or `images.0.alt`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The result of validating a form: the output, or an error for each field. */
export type ValidationResult<Output> =
  | { isValid: true; output: Output }
  | { isValid: false; problems: FieldErrors };

/** Validates values against a schema; a field with several errors shows the first. */
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
