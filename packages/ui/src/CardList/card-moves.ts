/** The position in a list of cards. */
export interface CardPlace {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly columns: number;
  readonly isRightToLeft: boolean;
}

/**
 * Returns the target of a key: left and right to the neighbour in reading order, up and down to the card above and below, Home
 * and End to the first and the last card.
 * @returns `undefined` for a key that does not move
 */
export function moveCard(key: string, place: CardPlace): number | undefined {
  const { index, count, columns, isRightToLeft } = place;
  const ahead = isRightToLeft ? -1 : 1;
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
      return between(index + ahead, last);
    case 'ArrowLeft':
      return between(index - ahead, last);
    case 'ArrowUp':
      return index - columns < 0 ? index : index - columns;
    case 'ArrowDown':
      return below(index, columns, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Made at its first use, because it takes milliseconds. */
let words: Intl.Collator | undefined;

/**
 * The next card whose name begins with a text, round the end; the same one while more letters fit it.
 * @returns `undefined` when none does
 */
export function findByStart(
  names: readonly string[],
  from: number,
  text: string,
): number | undefined {
  const first = text.length === 1 ? from + 1 : from;
  words ??= new Intl.Collator('en-US', { sensitivity: 'base', usage: 'search' });
  const { compare } = words;
  const order = names.map((_, step) => (first + step) % names.length);
  return order.find((index) => {
    const start = names[index]?.slice(0, text.length) ?? '';
    return compare(start, text) === 0;
  });
}

/** From the last full row down to the last card, where the row below is shorter. */
function below(index: number, columns: number, last: number): number {
  if (index + columns <= last) return index + columns;
  const isInLastRow = Math.floor(index / columns) === Math.floor(last / columns);
  return isInLastRow ? index : last;
}

function between(index: number, last: number): number {
  return Math.max(0, Math.min(last, index));
}
