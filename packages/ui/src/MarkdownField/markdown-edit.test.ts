import { expect, test } from 'vitest';
import { markdownEdit } from './markdown-edit';
import type { MarkdownTool } from './markdown-edit';

/** Reads `[` and `]` as the selection, `|` as the caret, and writes the result in the same way. */
function use(tool: MarkdownTool, shown: string): string {
  const start = shown.search(/[⟦|]/u);
  const closed = shown.indexOf('⟧');
  const text = shown.replace(/[⟦⟧|]/gu, '');
  const edit = markdownEdit(tool, { text, start, end: closed === -1 ? start : closed - 1 });
  const next = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  const [from, to] = edit.select;
  return from === to
    ? `${next.slice(0, from)}|${next.slice(from)}`
    : `${next.slice(0, from)}⟦${next.slice(from, to)}⟧${next.slice(to)}`;
}

const both: [tool: MarkdownTool, without: string, marked: string][] = [
  ['bold', 'The ⟦apple⟧ harvest', 'The **⟦apple⟧** harvest'],
  ['italic', 'The ⟦apple⟧ harvest', 'The *⟦apple⟧* harvest'],
  ['italic', 'Un⟦do⟧ne', 'Un*⟦do⟧*ne'],
  ['italic', 'The **⟦apple⟧** harvest', 'The ***⟦apple⟧*** harvest'],
  ['bold', 'The *⟦apple⟧* harvest', 'The ***⟦apple⟧*** harvest'],
  ['bold', 'An |', 'An **|**'],
  ['italic', '|', '*|*'],
  ['bold', 'The ap|ple harvest', 'The **ap|ple** harvest'],
  ['bold', '⟦One\n\nTwo⟧', '⟦**One**\n\n**Two**⟧'],
  ['bold', '⟦- One\n- Two⟧', '⟦- **One**\n- **Two**⟧'],
  ['heading', 'The har|vest', '## The har|vest'],
  ['heading', '|', '## |'],
  ['list', 'Before\n⟦One\nTwo⟧\nAfter', 'Before\n⟦- One\n- Two⟧\nAfter'],
  ['numbered', '⟦One\n\nTwo⟧', '⟦1. One\n\n2. Two⟧'],
  ['quote', '⟦One\nTwo⟧', '⟦> One\n> Two⟧'],
  ['bold', '⟦> One\n> - Two⟧', '⟦> **One**\n> - **Two**⟧'],
];

test.for(both)('%s puts its mark into %s and takes it out again', ([tool, without, marked]) => {
  expect(use(tool, without)).toBe(marked);
  expect(use(tool, marked)).toBe(without);
});

const once: [tool: MarkdownTool, before: string, after: string][] = [
  ['bold', 'The ⟦**apple**⟧ harvest', 'The ⟦apple⟧ harvest'],
  ['bold', 'The ⟦apple ⟧harvest', 'The **⟦apple⟧** harvest'],
  ['bold', '⟦**One**\nTwo⟧', '⟦**One**\n**Two**⟧'],
  ['heading', '### A sm|all one', 'A sm|all one'],
  ['numbered', '⟦- One\n- Two⟧', '⟦1. One\n2. Two⟧'],
  ['list', '⟦- One\nTwo⟧', '⟦- One\n- Two⟧'],
  // A selection that ends where a line begins has nothing of that line.
  ['list', '⟦One\n⟧Two', '⟦- One⟧\nTwo'],
  ['quote', '⟦One\n⟧Two', '⟦> One⟧\nTwo'],
  ['quote', '⟦- One⟧', '⟦> - One⟧'],
  ['quote', '⟦> One\n>\n> Two⟧', '⟦One\n\nTwo⟧'],
  ['link', 'See the ⟦orchard⟧', 'See the [orchard](⟦https://⟧)'],
  ['link', 'See the orch|ard', 'See the [orchard](⟦https://⟧)'],
  ['link', 'See |', 'See [|](https://)'],
  ['link', 'See ⟦https://example.com/a⟧', 'See [|](https://example.com/a)'],
  ['link', 'See the [orch|ard](https://example.com)', 'See the ⟦orchard⟧'],
];

test.for(once)('%s makes of %s: %s', ([tool, before, after]) => {
  expect(use(tool, before)).toBe(after);
});

test('it says whether the mark was put in or taken out', () => {
  const isOn = (text: string) => markdownEdit('bold', { text, start: 0, end: text.length }).isOn;
  expect(isOn('apple')).toBe(true);
  expect(isOn('**apple**')).toBe(false);
});

test('a list of a hundred thousand characters is marked line by line', () => {
  const text = 'apple\n'.repeat(16_000);
  const edit = markdownEdit('numbered', { text, start: 0, end: text.length });
  expect(edit.text.split('\n').at(-1)).toBe('16000. apple');
});
