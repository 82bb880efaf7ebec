/** A piece of a line: its words, a link, or strong words. */
export interface MailSpan {
  readonly text: string;
  readonly address: string | null;
  readonly isStrong: boolean;
}

export type MailBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly lines: readonly (readonly MailSpan[])[] }
  | { readonly kind: 'list'; readonly lines: readonly (readonly MailSpan[])[] };

/** Pictures, links and strong words; a bracket ends the search, so that many of them cost no time. */
const marks =
  /!\[([^[\]\n]{0,500})\]\([^()\s]{1,2000}\)|\[([^[\]\n]{1,500})\]\(([^()\s]{1,2000})\)|\*\*([^*\n]{1,500})\*\*|(https?:\/\/[^\s<>()[\]]*[^\s<>()[\].,;:!?])/giu;

/** A line's words, links and strong words; of a picture, which no mail shows here, its words. */
export function spansOf(line: string): readonly MailSpan[] {
  const spans: MailSpan[] = [];
  const add = (text: string, address: string | null = null, isStrong = false) => {
    if (text !== '') spans.push({ text, address, isStrong });
  };
  let from = 0;
  for (const found of line.matchAll(marks)) {
    const [all, alt, label, address, strong, bare] = found;
    add(line.slice(from, found.index));
    from = found.index + all.length;
    if (alt !== undefined) add(alt);
    else if (label !== undefined) add(label, address ?? null);
    else if (strong !== undefined) add(strong, null, true);
    else if (bare !== undefined) add(bare, bare);
  }
  add(line.slice(from));
  return spans;
}

const heading = /^#{1,6}\s+/u;
const bullet = /^[-*]\s+/u;

/** The parts of a message: an empty line parts paragraphs, `#` begins a heading, `-` a list. */
export function blocksOf(body: string): readonly MailBlock[] {
  return body
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/u)
    .map((part) => part.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .flatMap((lines): MailBlock[] => {
      const [first] = lines;
      if (first === undefined) return [];
      if (heading.test(first)) {
        const rest = lines.slice(1).map(spansOf);
        return [
          { kind: 'heading', lines: [spansOf(first.replace(heading, ''))] },
          ...(rest.length > 0 ? [{ kind: 'paragraph' as const, lines: rest }] : []),
        ];
      }
      if (lines.every((line) => bullet.test(line))) {
        return [{ kind: 'list', lines: lines.map((line) => spansOf(line.replace(bullet, ''))) }];
      }
      return [{ kind: 'paragraph', lines: lines.map(spansOf) }];
    });
}
