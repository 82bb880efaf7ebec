import { madeOnce } from '../format/made-once';

/** Finds where one character as people see it ends and the next begins (UAX #29). */
export const graphemes = madeOnce(() => new Intl.Segmenter('en-US', { granularity: 'grapheme' }));

/** The beginning of a text that takes at most `max` UTF-16 units and ends with a whole character. */
export function startFitting(text: string, max: number): string {
  return text.slice(0, graphemes().segment(text).containing(max)?.index);
}
