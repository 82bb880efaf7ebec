/** Stop words, which do not make two texts alike. */
const small = new Set(
  (
    'a about after all also am an and any are as at be been before but by can could did do does ' +
    'every for from get had has have he her here him his how i if in into is it its just let like ' +
    'made make many me more most much my no nor not now of off on one or our out over own per she ' +
    'should so some such than that the their them then there these they this those through to too ' +
    'under until up us very was we were what when where which while who whom why will with would ' +
    'you your please'
  ).split(' '),
);

/** An apostrophe at the end is a quotation mark, or says nothing. */
const words = /[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu;

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** The words of a text in lower case, in order. */
export function wordsOf(text: string): string[] {
  return plain(text).match(words) ?? [];
}

/** The words of a text in lower case, with their positions. */
export function placedWords(text: string) {
  return [...text.matchAll(words)].map(({ 0: word, index }) => ({
    word: plain(word),
    start: index,
    end: index + word.length,
  }));
}

/** Returns whether a word carries meaning. */
export function isTelling(word: string): boolean {
  return word.length > 1 && !small.has(word);
}

/** The word without its ending, so that "roasted" and "roasts" are the same. */
export function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|[’']s)$/u, '') : word;
}

/** The topic of a text: the stems of its meaningful words. */
export function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).filter(isTelling).map(stemOf));
}

/** The sentences of a text; a line ends one too. A point inside a number does not. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/[.!?…](?=\s|$)|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
