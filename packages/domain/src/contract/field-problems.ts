import type { FieldProblem } from './errors';

/** The part of a Standard Schema or Valibot issue that is read here. */
interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key?: unknown })[] | undefined;
}

function keyOf(segment: PropertyKey | { readonly key?: unknown }): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}

/**
 * The message for each field: its first problem, since a blank field fails its later
 * rules too. The path is dotted, e.g. `examples.0`; it is empty for the input as a whole.
 */
export function fieldProblemsOf(issues: readonly Issue[]): FieldProblem[] {
  const problems = new Map<string, string>();
  for (const { path = [], message } of issues) {
    const field = path.map(keyOf).join('.');
    if (!problems.has(field)) problems.set(field, message);
  }
  return Array.from(problems, ([path, message]) => ({ path, message }));
}
