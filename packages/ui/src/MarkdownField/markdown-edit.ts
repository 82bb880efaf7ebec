/** The toolbar's formats, in its order. */
export const markdownTools = [
  'bold',
  'italic',
  'heading',
  'link',
  'list',
  'numbered',
  'quote',
] as const;
export type MarkdownTool = (typeof markdownTools)[number];

/** A text with its selection, in UTF-16 units; a caret where both ends are the same. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One replacement: `text` goes where `start` to `end` was, then `select` is selected in the whole. */
export interface MarkdownEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly select: readonly [start: number, end: number];
  /** Whether the mark was put in, or taken out again. */
  readonly isOn: boolean;
}

const marks = { bold: '**', italic: '*' };
/** In front of a line: the space before it, and the mark that makes it a heading or an entry of a list. */
const linePrefix = /^(\s*)(#{1,6}\s+|[-*+]\s+|\d+[.)]\s+)?/;
/** The block prefix with its quotes: emphasis begins after all of it. */
const wholePrefix = new RegExp(`^(?:>\\s?)*${linePrefix.source.slice(1)}`);
const prefixes = {
  heading: { has: /^\s*#{1,6}\s/, write: () => '## ' },
  list: { has: /^\s*[-*+]\s/, write: () => '- ' },
  numbered: { has: /^\s*\d+[.)]\s/, write: (position: number) => `${position + 1}. ` },
};
const quote = /^>\s?/;
const link = /\[([^[\]\n]*)\]\(([^()\n]*)\)/g;
const address = /^(?:https?:\/\/|mailto:)\S+$/;
const noAddress = 'https://';

function runAt(text: string, from: number, step: 1 | -1): number {
  let length = 0;
  const at = () => text[step === 1 ? from + length : from - length - 1];
  while (at() === '*') length += 1;
  return length;
}

/** Whether a number of stars around a text includes the mark of the tool: `**` is bold, `*` italic, `***` both. */
function isMarked(tool: 'bold' | 'italic', stars: number): boolean {
  return tool === 'bold' ? stars >= 2 : stars % 2 === 1;
}

/** The word around a caret, or the caret itself between words. */
function wordAround({ text, start, end }: Selected): readonly [number, number] {
  if (start !== end) return [start, end];
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(end))?.[0].length ?? 0;
  return before > 0 && after > 0 ? [start - before, end + after] : [start, end];
}

/** Lines are marked one by one, for emphasis ends with its paragraph and its entry of a list. */
function emphasised(tool: 'bold' | 'italic', given: Selected): MarkdownEdit {
  const { text } = given;
  let [start, end] = wordAround(given);
  const around = Math.min(runAt(text, start, -1), runAt(text, end, 1));
  start -= around;
  end += around;
  const parts = text.slice(start, end).split('\n').map(partOf);
  const filled = parts.filter(({ words }) => words !== '');
  const isOn = !(filled.length > 0 ? filled : parts).every(({ stars }) => isMarked(tool, stars));
  const mark = marks[tool];
  const lines = parts.map(({ before, words, stars, after }) => {
    const isLeft = words === '' && parts.length > 1;
    const count =
      isLeft || isMarked(tool, stars) === isOn ? stars : stars + (isOn ? 1 : -1) * mark.length;
    return { before: before + '*'.repeat(count), words, after: '*'.repeat(count) + after };
  });
  const replaced = lines.map(({ before, words, after }) => before + words + after).join('\n');
  const [first] = lines;
  const whole = [start, start + replaced.length] as const;
  // One line keeps its words selected, or the caret where it was among them.
  const from = start + (first?.before.length ?? 0);
  const caret = from + Math.max(given.start - start - around - (parts[0]?.before.length ?? 0), 0);
  const to = from + (first?.words.length ?? 0);
  const inLine = given.start === given.end ? ([caret, caret] as const) : ([from, to] as const);
  return { start, end, text: replaced, select: lines.length === 1 ? inLine : whole, isOn };
}

function partOf(line: string) {
  const prefix = wholePrefix.exec(line)?.[0] ?? '';
  const rest = line.slice(prefix.length);
  const content = rest.trimEnd();
  // Nothing but stars is a mark around nothing.
  const onlyStars = /^\*+$/.test(content);
  const stars = onlyStars
    ? Math.floor(content.length / 2)
    : Math.min(runAt(content, 0, 1), runAt(content, content.length, -1));
  return {
    before: prefix,
    words: content.slice(stars, content.length - stars),
    stars,
    after: rest.slice(content.length),
  };
}

function prefixed(tool: 'heading' | 'list' | 'numbered' | 'quote', given: Selected): MarkdownEdit {
  const start = given.text.lastIndexOf('\n', given.start - 1) + 1;
  const isAtNext = given.end > given.start && given.text[given.end - 1] === '\n';
  const next = given.text.indexOf('\n', given.end - (isAtNext ? 1 : 0));
  const end = next === -1 ? given.text.length : next;
  const lines = given.text.slice(start, end).split('\n');
  const isSkipped = (line: string) => lines.length > 1 && line.trim() === '';
  const has = (line: string) => (tool === 'quote' ? quote : prefixes[tool].has).test(line);
  const isOn = !lines.every((line) => isSkipped(line) || has(line));
  let position = 0;
  const text = lines
    .map((line) => {
      if (tool === 'quote') return isOn ? `> ${line}`.trimEnd() : line.replace(quote, '');
      if (isSkipped(line)) return line;
      const mark = isOn ? prefixes[tool].write(position) : '';
      position += 1;
      return line.replace(linePrefix, (_, space: string) => space + mark);
    })
    .join('\n');
  const edit = { start, end, text: tool === 'quote' && text === '>' ? '> ' : text, isOn };
  if (given.start !== given.end) return { ...edit, select: [start, start + edit.text.length] };
  const caret = Math.max(start, given.start + edit.text.length - (end - start));
  return { ...edit, select: [caret, caret] };
}

function linked(given: Selected): MarkdownEdit {
  const { text } = given;
  const around = [...text.matchAll(link)].find(
    (found) => found.index <= given.start && found.index + found[0].length >= given.end,
  );
  if (around) {
    const [whole, words = ''] = around;
    const start = around.index;
    const select = [start, start + words.length] as const;
    return { start, end: start + whole.length, text: words, select, isOn: false };
  }
  const [start, end] = wordAround(given);
  const words = text.slice(start, end);
  const edit = { start, end, isOn: true };
  if (address.test(words)) {
    return { ...edit, text: `[](${words})`, select: [start + 1, start + 1] };
  }
  const at = start + words.length + '[]('.length;
  const select =
    words === '' ? ([start + 1, start + 1] as const) : ([at, at + noAddress.length] as const);
  return { ...edit, text: `[${words}](${noAddress})`, select };
}

/**
 * Returns a text after the use of a tool. A second use removes the mark. Bold and italic work on the
 * selection or on the word around the caret; heading, lists and quote on the lines of the selection.
 */
export function markdownEdit(tool: MarkdownTool, selected: Selected): MarkdownEdit {
  if (tool === 'link') return linked(selected);
  return tool === 'bold' || tool === 'italic'
    ? emphasised(tool, selected)
    : prefixed(tool, selected);
}
