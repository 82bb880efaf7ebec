import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';

/** The id in a path. An address can be typed by hand, so a malformed id means not found. */
export function pathId<Id extends string>(schema: v.GenericSchema<string, Id>, given: string): Id {
  const { success, output } = v.safeParse(schema, given);
  // The router's own way to say so.
  if (!success) throw notFound();
  return output;
}
