/** The words of a text as a search compares them: in lower case, without accents. */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The number of typing errors allowed in a word of this length. */
function allowedTypos({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The fewest letters that were added, left out, replaced or swapped to get from the beginning of a
 * word to the typed one (optimal string alignment).
 */
function typosIn(typed: string, word: string): number {
  const width = Math.min(word.length, typed.length + allowedTypos(typed));
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let fewest = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (isSwapped) fewest = Math.min(fewest, (beforeLast[column - 2] ?? 0) + 1);
      current.push(fewest);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

/** The bonus of a text that begins with the typed words. */
export const beginningBonus = 15;

/** How well a word matches a typed one, from 0 for no match to 100 for the same word. */
export function matchWord(word: string, typed: string, isForgiving: boolean): number {
  if (word === typed) return 100;
  if (word.startsWith(typed)) return 80;
  if (word.includes(typed)) return 40;
  return isForgiving && typosIn(typed, word) <= allowedTypos(typed) ? 20 : 0;
}

/**
 * How well a short text matches the search: every typed word must match one of its words. 0 for no
 * match. The text that begins with the typed words comes first.
 */
export function matchText(text: string, typed: readonly string[], isForgiving: boolean): number {
  const words = searchWords(text);
  let sum = 0;
  for (const each of typed) {
    const best = Math.max(0, ...words.map((word) => matchWord(word, each, isForgiving)));
    if (best === 0) return 0;
    sum += best;
  }
  const beginsSo = typed.length > 0 && words.join(' ').startsWith(typed.join(' '));
  return beginsSo ? sum + beginningBonus : sum;
}
