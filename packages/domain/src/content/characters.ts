import { graphemes } from './graphemes';

/** Letters, signs and ideographs that join with none of their own kind. */
const plain = String.raw`\t\n -~\u00A1-\u02FF\u0370-\u0482\u048A-\u052F\u2010-\u2027\u3001-\u3029\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF`;
/** Characters beside another kind are left out, because they may join with it, such as an accent. */
const plainRun = new RegExp(`(?<![^${plain}])([${plain}]+)(?![^${plain}])`, 'u');

/**
 * The characters of a text as people see and count them: an emoji of several parts is one (UAX #29).
 * The segmenter is slow, so it is used only where characters can join.
 */
export function charactersOf(text: string): string[] {
  return text
    .split(plainRun)
    .flatMap((part, position) =>
      position % 2 === 1
        ? part.split('')
        : Array.from(graphemes().segment(part), ({ segment }) => segment),
    );
}
