import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileId, Id } from '@brandroom/domain/id.schema';

import type { Receipt, StoredShareLink } from './collections';
import { writtenCollections } from '../testing/written-collections';
import { toStored } from '../operations/content/stored-content';
import { foundByEveryIndex, inEveryIndex, storeInEveryIndex } from '../testing/every-index';
import { brandId, later, post } from '../testing/test-world';
import { contentMoves } from './content-keys';
import type { Page, Range, Store } from './store';
import { StoreLostError, TransactionInactiveError } from './store';

// The store does not validate its rows, so any text serves as id, asset or instant here.
const link = (id: string, assetId: string, createdAt: string): StoredShareLink => ({
  id: id as Id<'ShareLink'>,
  assetId: assetId as FileId,
  url: null,
  isPublic: true,
  expiresAt: null,
  createdAt,
  tokenHash: `token ${id}`,
});

const receipt = (id: string, output: unknown): Receipt => ({
  id,
  operation: 'test',
  input: '',
  at: '2025-06-01T09:00:00.000Z',
  output,
});

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const byAsset = (store: Store, range: Range, page?: Page) =>
  store.read(async (transaction) =>
    idsOf(await transaction.list('shares', 'byAsset', range, page)),
  );

function clear(store: Store): Promise<void> {
  return store.write(async (transaction) => {
    for (const name of writtenCollections) {
      for (const { id } of await transaction.all(name)) await transaction.delete(name, id);
    }
  });
}

function putAll(store: Store, rows: readonly StoredShareLink[]): Promise<void> {
  return store.write(async (transaction) => {
    for (const row of rows) await transaction.put('shares', row);
  });
}

/** The expected answer of `list`, computed without any adapter. */
function expected(rows: readonly StoredShareLink[], range: Range, page: Page = {}): string[] {
  const [asset] = range.equals;
  const keyed = rows
    .map(({ id, assetId, createdAt }) => ({ id, key: [assetId, createdAt, id] }))
    .filter(({ key: [first = '', second = ''] }) => {
      const field = asset === undefined ? first : second;
      const isAfter = range.from === undefined || field >= range.from;
      const isBefore = range.until === undefined || field < range.until;
      return (asset === undefined || first === asset) && isAfter && isBefore;
    });
  keyed.sort((a, b) => {
    const at = a.key.findIndex((part, i) => part !== b.key[i]);
    return at === -1 ? 0 : (a.key[at] ?? '') < (b.key[at] ?? '') ? -1 : 1;
  });
  if (page.direction === 'descending') keyed.reverse();
  const { offset = 0, limit = keyed.length } = page;
  return idsOf(keyed).slice(offset, offset + limit);
}

// Few values, so that keys meet; beyond the first plane, so that order by code unit shows.
const words = ['', 'A', 'Z', 'a', 'aa', 'b', 'ä', '~', '\u{ffee}', '😀', '2025-06-01'];
const word = fc.constantFrom(...words);
const row = fc.record({
  id: fc.constantFrom('1', '2', '3', '4', '5', 'é'),
  assetId: word,
  createdAt: word,
});
const step = fc.oneof(
  { weight: 4, arbitrary: row.map((fields) => ({ kind: 'put' as const, ...fields })) },
  { weight: 1, arbitrary: row.map(({ id }) => ({ kind: 'delete' as const, id })) },
);
const command = fc.record({ steps: fc.array(step, { maxLength: 6 }), fails: fc.boolean() });
const question = fc.record({
  range: fc.record(
    {
      equals: fc.oneof(
        fc.constant([]),
        word.map((value) => [value]),
      ),
      from: word,
      until: word,
    },
    { requiredKeys: ['equals'] },
  ),
  page: fc.record(
    {
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
      offset: fc.nat(4),
      limit: fc.nat(4),
    },
    { requiredKeys: [] },
  ),
});

/**
 * The behaviour that every store adapter must share.
 *
 * @param open a store of its own at each call, empty.
 */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    const fresh = () => clear(store);

    describe('rows', () => {
      it('come back as they were put, until they are replaced or deleted', async () => {
        await fresh();
        await store.write((transaction) => transaction.put('receipts', receipt('a', { n: 1 })));
        const read = () => store.read((transaction) => transaction.get('receipts', 'a'));
        expect(await read()).toEqual(receipt('a', { n: 1 }));
        await store.write((transaction) => transaction.put('receipts', receipt('a', [2])));
        expect(await read()).toEqual(receipt('a', [2]));
        await store.write((transaction) => transaction.delete('receipts', 'a'));
        expect(await read()).toBeUndefined();
      });

      it('that are not there can be deleted', async () => {
        await fresh();
        await store.write((transaction) => transaction.delete('receipts', 'nobody'));
        expect(await store.read((transaction) => transaction.all('receipts'))).toEqual([]);
      });

      it('of all collections are kept apart and come by id', async () => {
        await fresh();
        await store.write(async (transaction) => {
          for (const id of ['b', 'a', 'B']) await transaction.put('receipts', receipt(id, id));
          await transaction.put('shares', link('a', 'x', '1'));
        });
        const all = await store.read(async (transaction) => ({
          receipts: idsOf(await transaction.all('receipts')),
          shares: idsOf(await transaction.all('shares')),
        }));
        expect(all).toEqual({ receipts: ['B', 'a', 'b'], shares: ['a'] });
      });

      it('are copies: what is done to them outside changes nothing inside', async () => {
        await fresh();
        const output = { list: [1] };
        const mine = receipt('a', output);
        const found = await store.write(async (transaction) => {
          const put = transaction.put('receipts', mine);
          output.list.push(2);
          await put;
          return transaction.get('receipts', 'a');
        });
        expect(found?.output).toEqual({ list: [1] });
        if (found) found.operation = 'changed';
        const again = await store.read((transaction) => transaction.get('receipts', 'a'));
        expect(again?.operation).toBe('test');
      });

      it('may hold what JSON cannot: dates, maps, undefined, bytes', async () => {
        await fresh();
        const output = {
          at: new Date(0),
          map: new Map([['a', 1]]),
          none: undefined,
          bytes: Uint8Array.of(1, 2),
        };
        await store.write((transaction) => transaction.put('receipts', receipt('a', output)));
        const found = await store.read((transaction) => transaction.get('receipts', 'a'));
        expect(found?.output).toEqual(output);
      });

      it('that cannot be copied are refused, and with them their whole transaction', async () => {
        await fresh();
        const attempt = store.write(async (transaction) => {
          await transaction.put('receipts', receipt('a', 1));
          await transaction.put(
            'receipts',
            receipt('b', () => 1),
          );
        });
        await expect(attempt).rejects.toMatchObject({ name: 'DataCloneError' });
        expect(await store.read((transaction) => transaction.all('receipts'))).toEqual([]);
      });

      it('with bytes give them back, of their type', async () => {
        await fresh();
        const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
        const blob = new Blob([bytes], { type: 'image/png' });
        await store.write((transaction) =>
          transaction.put('blobs', { id: 'a', blob, references: 1 }),
        );
        const found = await store.read((transaction) => transaction.get('blobs', 'a'));
        expect(found?.blob.type).toBe('image/png');
        expect(new Uint8Array((await found?.blob.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
          bytes,
        );
      });
    });

    describe('lists', () => {
      const rows = [
        link('1', 'a', '2025-01'),
        link('2', 'a', '2025-03'),
        link('3', 'a', '2025-02'),
        link('4', 'b', '2025-02'),
        link('5', 'a', '2025-03'),
        link('6', 'aa', '2025-01'),
      ];
      const ask = async (range: Range, page?: Page) => {
        await fresh();
        await putAll(store, rows);
        return byAsset(store, range, page);
      };

      it('go by the fields of the index one after the other, then by id', async () => {
        expect(await ask({ equals: [] })).toEqual(['1', '3', '2', '5', '6', '4']);
      });

      it('hold only the rows whose first fields are equal', async () => {
        expect(await ask({ equals: ['a'] })).toEqual(['1', '3', '2', '5']);
        expect(await ask({ equals: ['a', '2025-03'] })).toEqual(['2', '5']);
        expect(await ask({ equals: ['c'] })).toEqual([]);
      });

      it('hold, by every index of every collection, the row with its fields', async () => {
        await fresh();
        await storeInEveryIndex(store, '1');
        expect(await foundByEveryIndex(store)).toEqual(inEveryIndex(['1']));
      });

      it.each<[Range, string[]]>([
        [{ equals: [] }, ['1', '2', '3', '4', '5', '6']],
        [{ equals: ['token 3'] }, ['3']],
        [{ equals: ['token'] }, []],
        [{ equals: [], from: 'token 3' }, ['3', '4', '5', '6']],
        [{ equals: [], until: 'token 3' }, ['1', '2']],
        [{ equals: [], from: 'token 3', until: 'token 5' }, ['3', '4']],
        [{ equals: [], from: 'token 3', until: 'token 3' }, []],
        [{ equals: ['token 3'], from: 'token 1' }, []],
        [{ equals: ['token 3'], until: 'token 1' }, ['3']],
      ])('of an index on one field hold its values alone: %o', async (range, ids) => {
        await ask({ equals: [] });
        const [listed, counted] = await store.read(async (transaction) => [
          idsOf(await transaction.list('shares', 'byToken', range)),
          await transaction.count('shares', 'byToken', range),
        ]);
        expect(listed).toEqual(ids);
        expect(counted).toBe(ids.length);
      });

      it('begin with `from` and end before `until`', async () => {
        expect(await ask({ equals: ['a'], from: '2025-02' })).toEqual(['3', '2', '5']);
        expect(await ask({ equals: ['a'], until: '2025-03' })).toEqual(['1', '3']);
        expect(await ask({ equals: ['a'], from: '2025-02', until: '2025-03' })).toEqual(['3']);
      });

      it('are empty where nothing can lie', async () => {
        expect(await ask({ equals: ['a'], from: '2025-03', until: '2025-03' })).toEqual([]);
        expect(await ask({ equals: ['a'], from: '2025-03', until: '2025-01' })).toEqual([]);
      });

      it('turn round whole, ids too', async () => {
        expect(await ask({ equals: ['a'] }, { direction: 'descending' })).toEqual([
          '5',
          '2',
          '3',
          '1',
        ]);
      });

      it.each<[Page, string[]]>([
        [{ limit: 2 }, ['1', '3']],
        [{ offset: 1, limit: 2 }, ['3', '2']],
        [{ offset: 3 }, ['5']],
        [{ offset: 9 }, []],
        [{ offset: 9, limit: 1 }, []],
        [{ limit: 0 }, []],
        [{ direction: 'descending', limit: 2 }, ['5', '2']],
        [{ direction: 'descending', offset: 1, limit: 2 }, ['2', '3']],
        [{ direction: 'descending', offset: 2 }, ['3', '1']],
      ])('come as a page: %o', async (page, ids) => {
        expect(await ask({ equals: ['a'] }, page)).toEqual(ids);
      });

      it('compare text by code unit, as IndexedDB does', async () => {
        await fresh();
        await putAll(
          store,
          words.map((value, i) => link(String(i), 'a', value)),
        );
        const inOrder = words.map((value, i) => ({ value, id: String(i) }));
        inOrder.sort((a, b) => (a.value < b.value ? -1 : 1));
        expect(await byAsset(store, { equals: ['a'] })).toEqual(idsOf(inOrder));
      });

      it('leave out a row whose field is no text', async () => {
        await fresh();
        const without = { ...link('1', 'a', '1'), createdAt: null as unknown as string };
        await putAll(store, [without, link('2', 'a', '2')]);
        expect(await byAsset(store, { equals: ['a'] })).toEqual(['2']);
      });

      it('lose and regain a row whose field stops and starts being text', async () => {
        await fresh();
        const without = { ...link('1', 'a', '1'), createdAt: null as unknown as string };
        await putAll(store, [link('1', 'a', '1')]);
        await putAll(store, [without]);
        expect(await byAsset(store, { equals: ['a'] })).toEqual([]);
        const counted = () =>
          store.read((transaction) => transaction.count('shares', 'byAsset', { equals: ['a'] }));
        expect(await counted()).toBe(0);
        await putAll(store, [link('1', 'a', '1')]);
        expect(await counted()).toBe(1);
      });

      it('follow a row that moves', async () => {
        await ask({ equals: [] });
        await putAll(store, [link('1', 'b', '2025-09')]);
        expect(await byAsset(store, { equals: ['b'] })).toEqual(['4', '1']);
        expect(await byAsset(store, { equals: ['a'] })).toEqual(['3', '2', '5']);
      });

      it('are counted without being read', async () => {
        await ask({ equals: [] });
        const count = (range: Range) =>
          store.read((transaction) => transaction.count('shares', 'byAsset', range));
        expect(await count({ equals: [] })).toBe(6);
        expect(await count({ equals: ['a'], from: '2025-02' })).toBe(3);
        expect(await count({ equals: ['a'], from: '2025-03', until: '2025-02' })).toBe(0);
      });
    });

    describe('moves', () => {
      const stored = () =>
        store.read(async (transaction) => ({
          items: await transaction.all('content'),
          moves: await transaction.all('contentMoves'),
          changed: idsOf(
            await transaction.list('contentMoves', 'byBrandUpdated', {
              equals: [brandId],
              from: later,
            }),
          ),
        }));

      it('stand beside each item, follow it and go with it', async () => {
        await fresh();
        const draft = toStored(post('draft'));
        const created = { version: 1, at: later, from: null, to: 'draft' } as const;
        const pending = { ...toStored(post('pending')), statusLines: [created] };
        await store.write(async (transaction) => {
          await transaction.put('content', draft);
          await transaction.put('content', pending);
        });
        const { items, moves, changed } = await stored();
        expect(items).toEqual([draft, pending]);
        expect(moves).toEqual(items.map(contentMoves));
        expect(moves.map(({ statusLines }) => statusLines)).toEqual([undefined, [created]]);
        expect(changed).toEqual([]);

        const next = { ...draft, status: 'approved', updatedAt: later } as const;
        await store.write(async (transaction) => {
          await transaction.put('content', next);
          await transaction.delete('content', pending.id);
        });
        expect(await stored()).toEqual({
          items: [next],
          moves: [contentMoves(next)],
          changed: [draft.id],
        });
      });

      it('stay as they were where the write fails', async () => {
        await fresh();
        const draft = toStored(post('draft'));
        await store.write((transaction) => transaction.put('content', draft));
        const attempt = store.write(async (transaction) => {
          await transaction.put('content', { ...draft, updatedAt: later });
          await transaction.delete('content', draft.id);
          throw new Error('As it was asked to.');
        });
        await expect(attempt).rejects.toThrow('As it was asked to.');
        expect((await stored()).moves).toEqual([contentMoves(draft)]);
      });
    });

    describe('transactions', () => {
      const failure = new Error('The work failed.');

      it('see what they wrote themselves', async () => {
        await fresh();
        const seen = await store.write(async (transaction) => {
          await transaction.put('shares', link('1', 'a', '1'));
          return transaction.list('shares', 'byAsset', { equals: ['a'] });
        });
        expect(idsOf(seen)).toEqual(['1']);
      });

      it('leave nothing behind when they fail, in no collection, and no bytes', async () => {
        await fresh();
        await putAll(store, [link('1', 'a', '1')]);
        const attempt = store.write(async (transaction) => {
          await transaction.put('shares', link('1', 'b', '2'));
          await transaction.put('receipts', receipt('a', 1));
          await transaction.put('blobs', { id: 'a', blob: new Blob(['x']), references: 1 });
          await transaction.delete('shares', '1');
          throw failure;
        });
        await expect(attempt).rejects.toBe(failure);
        const after = await store.read(async (transaction) => ({
          share: await transaction.get('shares', '1'),
          receipts: await transaction.all('receipts'),
          blobs: await transaction.all('blobs'),
        }));
        expect(after).toEqual({ share: link('1', 'a', '1'), receipts: [], blobs: [] });
      });

      it('leave nothing behind when they fail before anything is answered', async () => {
        await fresh();
        const attempt = store.write((transaction) => {
          void transaction.put('receipts', receipt('a', 1)).catch(() => undefined);
          return Promise.reject(failure);
        });
        await expect(attempt).rejects.toBe(failure);
        expect(await store.read((transaction) => transaction.all('receipts'))).toEqual([]);
      });

      it('go on after one that failed', async () => {
        await fresh();
        await expect(store.write(() => Promise.reject(failure))).rejects.toBe(failure);
        await putAll(store, [link('1', 'a', '1')]);
        expect(await byAsset(store, { equals: [] })).toEqual(['1']);
      });

      it('follow one another, so that nothing written between a read and a write is lost', async () => {
        await fresh();
        const add = () =>
          store.write(async (transaction) => {
            const found = await transaction.get('receipts', 'n');
            await transaction.put('receipts', receipt('n', Number(found?.output ?? 0) + 1));
          });
        await Promise.all(Array.from({ length: 50 }, add));
        const found = await store.read((transaction) => transaction.get('receipts', 'n'));
        expect(found?.output).toBe(50);
      });

      it('that read see the whole of a write or nothing of it', async () => {
        await fresh();
        const write = (n: number) =>
          store.write(async (transaction) => {
            await transaction.put('receipts', receipt('left', n));
            await transaction.put('receipts', receipt('right', n));
          });
        const read = () =>
          store.read(async (transaction) => {
            const left = await transaction.get('receipts', 'left');
            const right = await transaction.get('receipts', 'right');
            return left?.output === right?.output;
          });
        const checks: Promise<boolean>[] = [];
        const writes: Promise<void>[] = [];
        for (let n = 0; n < 20; n += 1) {
          writes.push(write(n));
          checks.push(read());
        }
        await Promise.all(writes);
        expect(await Promise.all(checks)).toEqual(checks.map(() => true));
      });

      it('take several requests at once', async () => {
        await fresh();
        await store.write(async (transaction) => {
          await Promise.all(
            ['1', '2', '3'].map((id) => transaction.put('shares', link(id, 'a', id))),
          );
        });
        const found = await store.read((transaction) =>
          Promise.all(['1', '4', '3'].map((id) => transaction.get('shares', id))),
        );
        expect(found.map((each) => each?.id)).toEqual(['1', undefined, '3']);
      });

      it('end when the work awaits something else, and say so', async () => {
        await fresh();
        const attempt = store.write(async (transaction) => {
          await transaction.get('receipts', 'a');
          await new Promise((resolve) => {
            setTimeout(resolve, 20);
          });
          await transaction.put('receipts', receipt('a', 1));
        });
        await expect(attempt).rejects.toBeInstanceOf(TransactionInactiveError);
        expect(await store.read((transaction) => transaction.all('receipts'))).toEqual([]);
      });

      it('cannot be used once they are over', async () => {
        await fresh();
        const escaped = await store.write((transaction) => Promise.resolve({ transaction }));
        const late = escaped.transaction.put('receipts', receipt('a', 1));
        await expect(late).rejects.toBeInstanceOf(TransactionInactiveError);
        expect(await store.read((transaction) => transaction.all('receipts'))).toEqual([]);
      });
    });

    it('does what a naive model does, 300 times over', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(command, { maxLength: 4 }), question, async (commands, asked) => {
          await fresh();
          let model = new Map<string, StoredShareLink>();
          for (const { steps, fails } of commands) {
            const next = new Map(model);
            const attempt = store.write(async (transaction) => {
              for (const each of steps) {
                if (each.kind === 'delete') {
                  await transaction.delete('shares', each.id);
                  next.delete(each.id);
                  continue;
                }
                const put = link(each.id, each.assetId, each.createdAt);
                await transaction.put('shares', put);
                next.set(each.id, put);
              }
              if (fails) throw new Error('As it was asked to.');
            });
            if (fails) await expect(attempt).rejects.toThrow('As it was asked to.');
            else {
              await attempt;
              model = next;
            }
          }
          const rows = [...model.values()];
          expect(await byAsset(store, asked.range, asked.page)).toEqual(
            expected(rows, asked.range, asked.page),
          );
          const count = await store.read((transaction) =>
            transaction.count('shares', 'byAsset', asked.range),
          );
          expect(count).toBe(expected(rows, asked.range).length);
        }),
        { numRuns: 300, seed: 20_250_601 },
      );
    }, 120_000);
  });
}

/** The behaviour of adapters that connect to a database: they report a lost connection. */
export function describeConnection(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    it('is lost once it is closed', async () => {
      const store = await open();
      store.close();
      await expect(store.read((transaction) => transaction.all('shares'))).rejects.toBeInstanceOf(
        StoreLostError,
      );
      await expect(putAll(store, [link('1', 'a', '1')])).rejects.toBeInstanceOf(StoreLostError);
    });
  });
}
