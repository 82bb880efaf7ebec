import type { CollectionName, Collections } from './collections';
import { collectionNames, indexes } from './collections';
import type { Page, Range, Store, WriteTransaction } from './store';
import { TransactionInactiveError } from './store';

type Row = Collections[CollectionName];
type Tables = Map<CollectionName, Map<string, Row>>;

function fieldsOf(row: Row, fields: readonly string[]): string[] {
  return fields.map((field) => String(Reflect.get(row, field)));
}

function compare(a: readonly string[], b: readonly string[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i];
    if (right === undefined) return 1;
    if (left !== right) return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

function lies(key: readonly string[], { equals, from, until }: Range): boolean {
  if (equals.some((value, i) => key[i] !== value)) return false;
  const next = key[equals.length] ?? '';
  return (from === undefined || next >= from) && (until === undefined || next < until);
}

/**
 * IndexedDB ends a transaction once control goes back to the event loop with nothing asked of
 * it. The same rule here shows code that awaits something else without a browser.
 */
class Lifetime {
  #ended = false;
  #watched = false;

  async request<T>(answer: () => T): Promise<T> {
    if (this.#ended) throw new TransactionInactiveError('The transaction has already ended.');
    if (!this.#watched) {
      this.#watched = true;
      // Answers come in microtasks, so this runs only when the work waits for something else.
      setTimeout(() => {
        this.#ended = true;
      });
    }
    await Promise.resolve();
    return answer();
  }
}

function transactionOn(tables: Tables, lifetime: Lifetime): WriteTransaction {
  const table = <C extends CollectionName>(name: C) =>
    tables.get(name) as Map<string, Collections[C]>;

  function select<C extends CollectionName>(collection: C, index: string, range: Range) {
    const fields = Reflect.get(indexes[collection], index) as readonly string[];
    return [...table(collection).values()]
      .map((row) => ({ row, key: [...fieldsOf(row, fields), row.id] }))
      .filter(({ key }) => lies(key, range))
      .sort((a, b) => compare(a.key, b.key))
      .map(({ row }) => row);
  }

  return {
    get: (collection, id) => lifetime.request(() => structuredClone(table(collection).get(id))),
    all: (collection) => lifetime.request(() => structuredClone([...table(collection).values()])),
    list: (collection, index, range, { direction, offset = 0, limit }: Page = {}) =>
      lifetime.request(() => {
        const rows = select(collection, index, range);
        if (direction === 'descending') rows.reverse();
        return structuredClone(
          rows.slice(offset, limit === undefined ? undefined : offset + limit),
        );
      }),
    count: (collection, index, range) =>
      lifetime.request(() => select(collection, index, range).length),
    put: (collection, row) => {
      const copy = structuredClone(row);
      return lifetime.request(() => void table(collection).set(copy.id, copy));
    },
    delete: (collection, id) => lifetime.request(() => void table(collection).delete(id)),
  };
}

/** A store that lives as long as the object: for tests, stories, and browsers without a database. */
export function memoryStore(): Store {
  let tables: Tables = new Map(collectionNames.map((name) => [name, new Map()]));
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    read: (work) => inTurn(() => work(transactionOn(tables, new Lifetime()))),
    write: (work) =>
      inTurn(async () => {
        const copy: Tables = new Map([...tables].map(([name, rows]) => [name, new Map(rows)]));
        const result = await work(transactionOn(copy, new Lifetime()));
        tables = copy;
        return result;
      }),
    close: () => undefined,
  };
}
