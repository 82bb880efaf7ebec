import { oc } from '@orpc/contract';
import * as v from 'valibot';

import { operationErrors } from './errors';

/** The base of every operation's entry: the closed set of errors. */
export const operation = oc.errors(operationErrors);

/** The answer of an operation without a result. */
export const done = v.null();

/** No page is larger; filtering and counting happen at the backend. */
export const maxPageSize = 200;

/** Where a page starts and how many rows it has at most. */
export const pageInput = {
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPageSize)), 50),
};

/** A page of `items`, and how many there are in all under the same filters. */
export function page<T extends v.GenericSchema>(item: T) {
  return v.strictObject({ items: v.array(item), total: v.number() });
}
