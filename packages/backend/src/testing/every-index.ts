import type { CollectionName, WrittenCollection } from '../store/collections';
import { collectionNames, indexes } from '../store/collections';
import { writtenCollections } from './written-collections';
import type { Store } from '../store/store';

interface Index {
  collection: CollectionName;
  index: string;
  fields: readonly string[];
}

const everyIndex: readonly Index[] = collectionNames.flatMap((collection) =>
  Object.entries(indexes[collection]).map(([index, fields]) => ({ collection, index, fields })),
);

/** A row of each collection that has an index, with the field's name in each field of an index. */
export function everyIndexedRow(id: string): { collection: WrittenCollection; row: object }[] {
  return writtenCollections
    .filter((collection) => Object.keys(indexes[collection]).length > 0)
    .map((collection) => {
      const fields = Object.values(indexes[collection]).flat();
      return {
        collection,
        row: { id, ...Object.fromEntries(fields.map((field) => [field, field])) },
      };
    });
}

/** Stores one row that every index of its collection has to find. */
export function storeInEveryIndex(store: Store, id: string): Promise<void> {
  return store.write(async (transaction) => {
    for (const { collection, row } of everyIndexedRow(id)) {
      // A store looks at the fields of its indexes and at nothing else.
      await transaction.put(collection, row as never);
    }
  });
}

/** The field that the store takes another one from where it makes a row itself. */
const madeOf: Readonly<Record<string, string>> = { since: 'createdAt' };

/** The ids that each index finds of the rows of `storeInEveryIndex`, by `collection.index`. */
export function foundByEveryIndex(store: Store): Promise<Record<string, string[]>> {
  return store.read(async (transaction) => {
    const found: Record<string, string[]> = {};
    for (const { collection, index, fields } of everyIndex) {
      // The table names the indexes; their types are too many to be one.
      const equals = fields.map((field) => madeOf[field] ?? field);
      const rows = await transaction.list(collection, index as never, { equals });
      found[`${collection}.${index}`] = rows.map(({ id }) => id);
    }
    return found;
  });
}

/** The expected answer of `foundByEveryIndex`. */
export const inEveryIndex = (ids: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(everyIndex.map(({ collection, index }) => [`${collection}.${index}`, ids]));

const valuesOf = (row: object, fields: readonly string[]): unknown[] =>
  fields.map((field): unknown => Reflect.get(row, field));

/** Looks up every stored row by every index; returns the number of look-ups, and those that failed. */
export function lookUpEveryRow(store: Store): Promise<{ lookUps: number; unfound: string[] }> {
  return store.read(async (transaction) => {
    const unfound: string[] = [];
    let lookUps = 0;
    for (const { collection, index, fields } of everyIndex) {
      const rows = await transaction.all(collection);
      await Promise.all(
        rows.map(async (row) => {
          const values = valuesOf(row, fields);
          if (!values.every((value) => typeof value === 'string')) return;
          lookUps += 1;
          const found = await transaction.list(collection, index as never, { equals: values });
          if (!found.some(({ id }) => id === row.id))
            unfound.push(`${collection}.${index} ${row.id}`);
        }),
      );
    }
    return { lookUps, unfound };
  });
}
