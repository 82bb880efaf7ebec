import type { CollectionName, Collections, StoredContent } from './collections';
import { collectionNames, indexes } from './collections';
import { contentMoves } from './content-keys';
import type { Page, Range, Store, WriteTransaction } from './store';
import { TransactionInactiveError } from './store';

type Row = Collections[CollectionName];
type Tables = Map<CollectionName, Map<string, Row>>;

/** The key of a row in an index; null where a field is no text: such a row is not in it. */
function keyOf(row: Row, fields: readonly string[]): string[] | null {
  const values = fields.map((field): unknown => Reflect.get(row, field));
  return values.every((value) => typeof value === 'string') ? values : null;
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
  const next = key[equals.length];
  if (next === undefined) return from === undefined;
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

  end(): void {
    this.#ended = true;
  }
}

function transactionOn(tables: Tables, lifetime: Lifetime): WriteTransaction {
  const table = <C extends CollectionName>(name: C) =>
    tables.get(name) as Map<string, Collections[C]>;

  function select<C extends CollectionName>(collection: C, index: string, range: Range) {
    const fields = Reflect.get(indexes[collection], index) as readonly string[];
    return [...table(collection).values()]
      .flatMap((row) => {
        const key = keyOf(row, fields);
        return key && lies(key, range) ? [{ row, key: [...key, row.id] }] : [];
      })
      .toSorted((a, b) => compare(a.key, b.key))
      .map(({ row }) => row);
  }

  return {
    get: (collection, id) => lifetime.request(() => structuredClone(table(collection).get(id))),
    all: (collection) =>
      lifetime.request(() => {
        const rows = [...table(collection).values()];
        return structuredClone(rows.toSorted((a, b) => compare([a.id], [b.id])));
      }),
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
    put: async (collection, row) => {
      const copy = structuredClone(row);
      await lifetime.request(() => table(collection).set(copy.id, copy));
      if (collection === 'content')
        table('contentMoves').set(copy.id, contentMoves(copy as StoredContent));
    },
    delete: async (collection, id) => {
      await lifetime.request(() => table(collection).delete(id));
      if (collection === 'content') table('contentMoves').delete(id);
    },
  };
}

/** A store that lives as long as the object: for tests, stories, and browsers without a database. */
export function memoryStore(): Store {
  let tables: Tables = new Map(collectionNames.map((name) => [name, new Map()]));
  let last: Promise<unknown> = Promise.resolve();

  async function run<T>(
    on: Tables,
    work: (transaction: WriteTransaction) => Promise<T>,
  ): Promise<T> {
    const lifetime = new Lifetime();
    try {
      return await work(transactionOn(on, lifetime));
    } finally {
      lifetime.end();
    }
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    read: (work) => inTurn(() => run(tables, work)),
    write: (work) =>
      inTurn(async () => {
        const copy: Tables = new Map([...tables].map(([name, rows]) => [name, new Map(rows)]));
        const result = await run(copy, work);
        tables = copy;
        return result;
      }),
    // There is no connection to close: all users of the object share its rows.
    close: () => undefined,
  };
}
