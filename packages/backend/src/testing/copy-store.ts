import { writtenCollections } from './written-collections';
import type { Store } from '../store/store';

/** Puts every row of one store into another. */
export async function copyStore(from: Store, to: Store): Promise<void> {
  const tables = await from.read(async (transaction) => {
    const all = [];
    for (const name of writtenCollections) all.push({ name, rows: await transaction.all(name) });
    return all;
  });
  await to.write(async (transaction) => {
    for (const { name, rows } of tables) {
      for (const row of rows) await transaction.put(name, row);
    }
  });
}
