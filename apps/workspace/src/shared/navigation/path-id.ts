import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';

/**
 * Returns the id in a path. The address can be typed by hand, so a malformed id means not found.
 */
export function pathId<Id extends string>(schema: v.GenericSchema<string, Id>, given: string): Id {
  const { success, output } = v.safeParse(schema, given);
  if (!success) throw notFound();
  return output;
}
