import { contract } from '@brandroom/domain/contract/contract';
import type { SearchResult } from '@brandroom/domain/contract/search.contract';
import type { BrandId } from '@brandroom/domain/id.schema';

import type { Access, Caller } from '../../pipeline/access';
import { inBrand, signedIn } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { rankResults } from './rank-results';
import { searchIndex } from './search-index';
import { collectionOf, searchedRecord, seesResult } from './searched-records';
import { visibleBrands, visiblePeople } from './visible-others';
import { Vocabulary } from './vocabulary';

const inBrandOrNone: Access<{ brandId: BrandId | null }, { caller: Caller }> = async (request) => {
  const { brandId } = request.input;
  if (brandId === null) return signedIn(request);
  return inBrand()({ ...request, input: { brandId } });
};

export const findRecords = query(contract.search.find, {
  access: inBrandOrNone,
  delay: 0,
  run: async (transaction, { input, subject: { caller }, env }) => {
    const { brandId, text, limit } = input;
    const brands = await visibleBrands(transaction, caller, brandId);
    if (brandId === null) {
      return rankResults(
        { records: [], vocabulary: new Vocabulary(), others: brands },
        text,
        limit,
      );
    }
    const { vocabulary, records: all } = await searchIndex(transaction, env, brandId);
    const records = all.filter(({ result }) => seesResult(caller.user, result));
    const others = [...(await visiblePeople(transaction, caller, brandId)), ...brands];
    return rankResults({ records, vocabulary, others }, text, limit);
  },
});

export const recallRecords = query(contract.search.recall, {
  access: inBrand(),
  delay: 0,
  run: async (transaction, { input, subject: { caller, brandId } }) => {
    const found: SearchResult[] = [];
    for (const id of new Set(input.ids)) {
      const collection = collectionOf(id);
      const row = collection && (await transaction.get(collection, id));
      if (!row || row.brandId !== brandId) continue;
      const { result } = searchedRecord(collection, row);
      if (seesResult(caller.user, result)) found.push(result);
    }
    return found;
  },
});
