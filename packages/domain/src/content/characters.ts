const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** The characters of a text as people see and count them: an emoji of several parts is one (UAX #29). */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The beginning of a text that takes at most `max` UTF-16 units and ends with a whole character. */
export function startFitting(text: string, max: number): string {
  return text.slice(0, graphemes.segment(text).containing(max)?.index);
}
