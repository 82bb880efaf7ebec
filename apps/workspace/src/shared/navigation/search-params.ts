import * as v from 'valibot';

/** A parameter of the address that may be left out; nonsense in it is left out too. */
export function optionalParam<T extends v.GenericSchema>(schema: T) {
  return v.fallback(v.optional(schema), undefined);
}

/** Free text. What looks like a number or a truth value in the address is text all the same. */
export const searchText = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((value) => String(value).slice(0, 200)),
);

/** A page's number, from 1. */
export const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
