import type { BrandId } from '@brandroom/domain/id.schema';
import { searchWords } from '@brandroom/domain/search/match-words';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../../env';
import type { Collections } from '../../store/collections';
import type { ReadTransaction } from '../../store/store';
import type { SearchedCollection, SearchedRecord } from './searched-records';
import { collectionOf, searchedNames, searchedRecord } from './searched-records';
import { Vocabulary } from './vocabulary';

/** A record with its texts prepared for comparison. */
export interface IndexedRecord extends SearchedRecord {
  /** The words of the name, as places in the vocabulary. */
  name: readonly number[];
}

type Records = ReadonlyMap<string, IndexedRecord>;
type Collected = Readonly<Record<SearchedCollection, Records>>;

interface BrandIndex {
  records: Collected;
  seededAt: Instant;
  /** The change up to which it is complete. */
  seq: number;
}

interface Indexes {
  vocabulary: Vocabulary;
  brands: Map<BrandId, BrandIndex>;
}

/** The searchable records of a brand. */
export interface SearchIndex {
  vocabulary: Vocabulary;
  records: readonly IndexedRecord[];
}

/** In memory, for each backend: reading thousands of rows takes seconds, matching them does not. */
const indexesOf = new WeakMap<Env, Indexes>();

const allOf = (records: Collected) => Object.values(records).flatMap((each) => [...each.values()]);

/** A larger number of changes is not followed one by one. */
const followedChanges = 100;

const folded = (text: string) => searchWords(text).join(' ');

function indexed<C extends SearchedCollection>(
  vocabulary: Vocabulary,
  collection: C,
  row: Collections[C],
): IndexedRecord {
  const record = searchedRecord(collection, row);
  return {
    ...record,
    name: vocabulary.placesOf(record.result.name),
    details: folded(record.details),
    body: folded(record.body),
  };
}

/** The ids that commands have named since a change. */
async function changedSince(
  transaction: ReadTransaction,
  from: number,
  to: number,
): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (let seq = from + 1; seq <= to; seq += 1) {
    const entry = await transaction.get('audit', String(seq).padStart(12, '0'));
    if (entry?.subject) ids.add(entry.subject);
  }
  return [...ids];
}

/** The index by which the last change of a row is found. */
const byChange = { content: 'byBrandUpdated', files: 'byBrand' } as const;
type Followed = keyof typeof byChange;

function lastChange(records: Records): Instant {
  let last = '';
  for (const { at } of records.values()) if (at > last) last = at;
  return last;
}

/** A large collection updated by its changes; undefined if they do not explain the stored rows. */
async function followed(
  transaction: ReadTransaction,
  vocabulary: Vocabulary,
  which: { collection: Followed; brandId: BrandId; known: Records; changed: readonly string[] },
): Promise<Records | undefined> {
  const { collection, brandId, known, changed } = which;
  const records = new Map(known);
  for (const id of changed.filter((each) => collectionOf(each) === collection)) {
    const row = await transaction.get(collection, id);
    if (row?.brandId === brandId) records.set(id, indexed(vocabulary, collection, row));
    else records.delete(id);
  }
  const range = { equals: [brandId], from: lastChange(known) };
  const added: Collections[Followed][] =
    collection === 'content'
      ? await transaction.list('content', byChange.content, range)
      : await transaction.list('files', byChange.files, range);
  for (const row of added) {
    records.set(row.id, indexed<Followed>(vocabulary, collection, row));
  }
  const stored = await transaction.count(collection, 'byBrand', { equals: [brandId] });
  return records.size === stored ? records : undefined;
}

async function readAnew(
  transaction: ReadTransaction,
  vocabulary: Vocabulary,
  collection: SearchedCollection,
  brandId: BrandId,
): Promise<Records> {
  const rows = await transaction.list(collection, 'byBrand', { equals: [brandId] });
  return new Map(rows.map((row) => [row.id, indexed(vocabulary, collection, row)]));
}

const isFollowed = (collection: SearchedCollection): collection is Followed =>
  collection in byChange;

/**
 * The index of a brand as of this transaction. It is kept in memory and brought up to date by the
 * audit log; small collections are read again after every change.
 */
export async function searchIndex(
  transaction: ReadTransaction,
  env: Env,
  brandId: BrandId,
): Promise<SearchIndex> {
  const indexes = indexesOf.get(env) ?? { vocabulary: new Vocabulary(), brands: new Map() };
  indexesOf.set(env, indexes);
  const { vocabulary, brands } = indexes;
  const { seededAt = '', seq = 0 } = (await transaction.get('meta', 'workspace')) ?? {};
  const kept = brands.get(brandId);
  const known = kept?.seededAt === seededAt && seq >= kept.seq ? kept : undefined;
  if (known?.seq === seq) return { vocabulary, records: allOf(known.records) };

  const isNear = known !== undefined && seq - known.seq <= followedChanges;
  const changed = isNear ? await changedSince(transaction, known.seq, seq) : [];
  const records: Partial<Record<SearchedCollection, Records>> = {};
  for (const collection of searchedNames) {
    const before = isNear && isFollowed(collection) ? known.records[collection] : undefined;
    records[collection] =
      (before && isFollowed(collection)
        ? await followed(transaction, vocabulary, { collection, brandId, known: before, changed })
        : undefined) ?? (await readAnew(transaction, vocabulary, collection, brandId));
  }
  const collected = records as Collected;
  // Of two searches at once the one that saw more stays.
  if ((brands.get(brandId)?.seq ?? -1) < seq || brands.get(brandId)?.seededAt !== seededAt)
    brands.set(brandId, { records: collected, seededAt, seq });
  return { vocabulary, records: allOf(collected) };
}
