import { startFitting } from '@brandroom/domain/content/graphemes';
import { plainDate } from '@brandroom/domain/time.schema';
import * as v from 'valibot';

/** A parameter that may be in the address; a value that makes no sense is left out. */
export function parameter<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

export function oneOf<const Options extends readonly string[]>(options: Options) {
  return parameter(v.picklist(options));
}

/** Text. The router reads what looks like a number or a boolean as one; it is text all the same. */
export function searchText(longest = 200) {
  return parameter(
    v.pipe(
      v.union([v.string(), v.number(), v.boolean()]),
      v.transform((given) => startFitting(String(given), longest)),
    ),
  );
}

/** A page's number, from 1. */
export const pageNumber = parameter(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** A day of the calendar, `2025-06-01`. */
export const searchDate = parameter(plainDate);
