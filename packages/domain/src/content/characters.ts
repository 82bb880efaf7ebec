const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** The characters of a text as people see and count them: an emoji of several parts is one (UAX #29). */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
