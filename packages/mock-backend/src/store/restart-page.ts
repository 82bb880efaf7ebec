import { openDB } from 'idb';

import { collectionNames, indexes } from '@brandroom/backend/store/collections';
import {
  everyIndexedRow,
  foundByEveryIndex,
  storeInEveryIndex,
} from '@brandroom/backend/testing/every-index';
import { indexedDbStore } from './indexed-db';
import type { Store } from '@brandroom/backend/store/store';

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const fail = () => {
    throw new Error('The connection ended.');
  };
  const store = await indexedDbStore('restarted', { onOutdated: fail, onLost: fail });
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

/** Stores as version 3 of the schema did: each index goes by a list of fields, also of one. */
async function storeAsVersion3(id: string): Promise<void> {
  const database = await openDB('restarted', 3, {
    upgrade: (opened) => {
      for (const each of collectionNames) {
        const collection = opened.createObjectStore(each, { keyPath: 'id' });
        for (const [index, fields] of Object.entries(indexes[each])) {
          collection.createIndex(index, [...fields]);
        }
      }
    },
  });
  for (const { collection, row } of everyIndexedRow(id)) {
    // The schema's next version makes an index of the titles.
    await database.put(collection, { title: id, ...row });
  }
  database.close();
}

const page = {
  store: (id: string) => withStore((store) => storeInEveryIndex(store, id)),
  storeAsVersion3,
  found: () => withStore(foundByEveryIndex),
};

/** The functions that the restart test calls in the page. */
export type RestartPage = typeof page;

Object.assign(globalThis, { restartPage: page });
