import { startFitting } from '@brandroom/domain/content/graphemes';
import { plainDate } from '@brandroom/domain/time.schema';
import * as v from 'valibot';

/** An optional parameter of the address; an invalid value is dropped. */
export function parameter<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

export function oneOf<const Options extends readonly string[]>(options: Options) {
  return parameter(v.picklist(options));
}

/**
 * A text parameter. The router parses text like a number or a boolean as one, so it is converted
 * back.
 */
export function searchText(longest = 200) {
  return parameter(
    v.pipe(
      v.union([v.string(), v.number(), v.boolean()]),
      v.transform((given) => startFitting(String(given), longest)),
    ),
  );
}

/** A page number, from 1. */
export const pageNumber = parameter(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** A calendar date, `2025-06-01`. */
export const searchDate = parameter(plainDate);
