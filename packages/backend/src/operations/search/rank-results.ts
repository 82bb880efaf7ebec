import type { SearchKind, SearchResult } from '@brandroom/domain/contract/search.contract';
import {
  beginningBonus,
  matchText,
  matchWord,
  searchWords,
} from '@brandroom/domain/search/match-words';

import type { IndexedRecord } from './search-index';
import type { Other } from './visible-others';
import type { Vocabulary } from './vocabulary';

interface Ranked extends Pick<IndexedRecord, 'result' | 'at'> {
  score: number;
}

/** A word that begins as typed matches at least so well. */
const beginning = 80;
const inDetails = 10;
const inBody = 5;
const mostWords = 8;

/** The typed words that are compared. */
const typedWords = (text: string): string[] => searchWords(text).slice(0, mostWords);

/** How well each word of the vocabulary matches each typed word. */
function matches(
  { words }: Vocabulary,
  typed: readonly string[],
  isForgiving: boolean,
): readonly Uint8Array[] {
  return typed.map((each) => Uint8Array.from(words, (word) => matchWord(word, each, isForgiving)));
}

function scoreOf(
  record: IndexedRecord,
  typed: readonly string[],
  byWord: readonly Uint8Array[],
): number {
  let sum = 0;
  for (const [at, each] of typed.entries()) {
    let best = 0;
    for (const place of record.name) best = Math.max(best, byWord[at]?.[place] ?? 0);
    if (best === 0 && record.details.includes(each)) best = inDetails;
    if (best === 0 && record.body.includes(each)) best = inBody;
    if (best === 0) return 0;
    sum += best;
  }
  const [first = -1] = record.name;
  return (byWord[0]?.[first] ?? 0) >= beginning ? sum + beginningBonus : sum;
}

function ranked(
  records: readonly IndexedRecord[],
  vocabulary: Vocabulary,
  typed: readonly string[],
  isForgiving: boolean,
): Ranked[] {
  const byWord = matches(vocabulary, typed, isForgiving);
  const found: Ranked[] = [];
  for (const record of records) {
    const score = scoreOf(record, typed, byWord);
    if (score > 0) found.push({ result: record.result, score, at: record.at });
  }
  return found;
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The best first; of equal ones the newest. */
function bestOfEach(found: readonly Ranked[], limit: number): SearchResult[] {
  const counts = new Map<SearchKind, number>();
  return found
    .toSorted(
      (a, b) => b.score - a.score || byText(b.at, a.at) || byText(a.result.name, b.result.name),
    )
    .filter(({ result: { kind } }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= limit;
    })
    .map(({ result }) => result);
}

/** People and brands: few, and compared as they are. */
function rankedOthers(
  others: readonly Other[],
  typed: readonly string[],
  isForgiving: boolean,
): Ranked[] {
  return others.flatMap(({ result, details }) => {
    const byName = matchText(result.name, typed, isForgiving);
    const score =
      byName || (matchText(`${result.name} ${details}`, typed, false) > 0 ? inDetails : 0);
    return score === 0 ? [] : [{ result, score, at: '' }];
  });
}

/** All of it must be visible to the person: whether typos are looked for depends on it. */
export interface Searched {
  records: readonly IndexedRecord[];
  vocabulary: Vocabulary;
  others: readonly Other[];
}

/** Returns the results for a text, at most `limit` of each kind. */
export function rankResults(
  { records, vocabulary, others }: Searched,
  text: string,
  limit: number,
): SearchResult[] {
  const typed = typedWords(text);
  if (typed.length === 0) return [];
  const find = (isForgiving: boolean) => [
    ...ranked(records, vocabulary, typed, isForgiving),
    ...rankedOthers(others, typed, isForgiving),
  ];
  const exact = find(false);
  return bestOfEach(exact.length === 0 ? find(true) : exact, limit);
}
