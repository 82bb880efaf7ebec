import type { MarkedToken } from 'marked';
import { lexer } from 'marked';

/**
 * Parses Markdown (GFM) into tokens, never into markup. Null if it is nested too deeply to parse.
 */
export function markdownTokens(text: string): readonly MarkedToken[] | null {
  try {
    return markedTokens(lexer(text));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The lexer has no extensions, so all tokens have its own types. */
export function markedTokens(tokens: unknown): readonly MarkedToken[] {
  return (tokens ?? []) as readonly MarkedToken[];
}

const entities: Record<string, string> = {
  amp: '&',
  apos: "'",
  copy: '©',
  gt: '>',
  hellip: '…',
  lt: '<',
  mdash: '—',
  nbsp: '\u00A0',
  ndash: '–',
  quot: '"',
  reg: '®',
  trade: '™',
};

/** Decodes character references: `&copy;`, `&#169;`, `&#xA9;`. Unknown ones stay unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/giu,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
    },
  );
}
