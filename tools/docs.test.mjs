import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Installed, built or drawn by a run, and so not ours to read. */
const skipped = /^(?:node_modules|dist|.*-report|test-results|storybook-static|visual-baselines)$/u;
const read = /\.(?:md|ts|tsx|mjs|cjs|jsonc|ya?ml)$/u;

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return skipped.test(entry.name) || entry.name === '.git' ? [] : filesBelow(path);
    return read.test(entry.name) && entry.name !== 'pnpm-lock.yaml' ? [path] : [];
  });
}

/** Without this one, which cites missing files on purpose. */
const files = filesBelow(root)
  .filter((path) => path !== fileURLToPath(import.meta.url))
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
const pages = files.filter(({ path }) => path.endsWith('.md'));

/** Blocks of code hold `#` and `[]` of their own. @param {string} text */
const withoutCode = (text) => text.replace(/^```.*?^```/gmsu, '');

/** The anchor that GitHub gives a heading. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');

/** By page: the anchors of its headings. @type {Map<string, string[]>} */
const anchors = new Map(
  pages.map(({ path, text }) => [
    path,
    [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = '']) =>
      anchorOf(heading),
    ),
  ]),
);

/**
 * Whether a file or folder of the repository, and the heading in it, exist.
 *
 * @param {string} path From the root.
 * @param {string | undefined} anchor
 */
function exists(path, anchor) {
  if (!existsSync(join(root, path))) return false;
  return anchor === undefined || anchors.get(path)?.includes(anchor) === true;
}

/** A page that is named, `docs/product/files.md#lists`, or a file or folder below `docs`. */
const citation =
  /(?<![\w@/.-])((?:\.{0,2}\/)*(?:[\w-]+\/)*[\w-]+\.md|docs\/[\w./-]*\w)(?:#([\w-]+))?/gu;

/** @param {{ path: string, text: string }} file */
function brokenCitations({ path, text }) {
  return [...text.matchAll(citation)]
    .filter(
      ([, cited = '', anchor]) =>
        ![cited, join(dirname(path), cited)].some((from) => exists(from, anchor)),
    )
    .map(([cited]) => `${path}: ${cited}`);
}

/** @param {{ path: string, text: string }} page */
function brokenLinks({ path, text }) {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/gu)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/u.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      return !exists(file === '' ? path : join(dirname(path), file), anchor);
    })
    .map((target) => `${path}: ${target}`);
}

/** Paths of the code, each also without its first folders: `a/b.ts` is cited as `b.ts` too. */
const codePaths = new Set(
  files.flatMap(({ path }) => {
    const parts = path.split('/');
    return parts.map((_, from) => parts.slice(from).join('/'));
  }),
);
const comment = /\/\*.*?\*\/|(?<![:'"`])\/\/[^\n]*/gsu;
/** A file of code that a comment names; the compiler checks imports of types. */
const codeCitation = /(?<![\w@*<>{}$/.-])((?:[\w@-][\w.@-]*\/)*[\w-][\w.-]*\.(?:tsx?|mjs|cjs))\b/gu;

/** @param {{ path: string, text: string }} file */
function brokenCodeCitations({ path, text }) {
  if (path.endsWith('.md')) return [];
  return [...text.matchAll(comment)]
    .filter(([block]) => !block.startsWith('/// <reference'))
    .flatMap(([block]) => [...block.matchAll(codeCitation)])
    .filter(([, cited = '']) => !codePaths.has(cited))
    .map(([cited]) => `${path}: ${cited}`);
}

/** A document that is not named, or a place by its number alone; only standards are cited so. */
const vague = [
  /\bthe spec(?:ification)?\b/giu,
  /\b(?:spec(?:ification)?|decisions?) \d/giu,
  /(?<!\b(?:RFC|ISO|ECMA)[ -]\d+ )\bsections? \d/giu,
];

/** @param {{ path: string, text: string }} file */
function vagueCitations({ path, text }) {
  // A comment may break a line anywhere.
  const line = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/gu, ' ');
  return vague.flatMap((pattern) =>
    [...line.matchAll(pattern)].map(
      ({ index }) => `${path}: ${line.slice(Math.max(0, index - 40), index + 40)}`,
    ),
  );
}

describe('the documents', () => {
  it('have no link that leads nowhere', () => {
    expect(pages.flatMap(brokenLinks)).toEqual([]);
  });

  it('are cited by a page and heading that exist', () => {
    expect(files.flatMap(brokenCitations)).toEqual([]);
  });

  it('cite code files that exist', () => {
    expect(files.flatMap(brokenCodeCitations)).toEqual([]);
  });

  it('are never cited by the number of a section', () => {
    expect(files.flatMap(vagueCitations)).toEqual([]);
  });

  it('number the decisions without gaps and list each in the index', () => {
    const decisions = pages
      .map(({ path }) => path)
      .filter((path) => /^docs\/decisions\/\d/u.test(path))
      .toSorted();
    const numbers = decisions.map((path) => Number(path.slice(15, 19)));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
    expect(decisions.filter((path) => !index.includes(`](${path.slice(15)})`))).toEqual([]);
  });
});

describe('what finds a broken citation', () => {
  const found = (/** @type {string} */ text) => {
    const file = { path: 'packages/domain/src/a.ts', text };
    return [...brokenCitations(file), ...brokenCodeCitations(file), ...vagueCitations(file)];
  };

  it.each([
    'Not there (docs/product/nowhere.md).',
    'No such heading: docs/product/files.md#nowhere.',
    'Half a name (docs/decisions/0012).',
    'Outside of the repository (data.md).',
    'By number (decision 0012).',
    '// The text of the spec instead.',
    '// A file that is not there: tools/nowhere.test.mjs.',
    '/** A name that no file has: nowhere.test.mjs. */',
    '/**\n * Over the end of a line (the section\n * 4.3).\n */',
  ])('finds: %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each([
    'See docs/product/files.md#upload-types.',
    'See docs/decisions, and README.md.',
    'See RFC 5545 section 3.1.',
    '// See house.mjs and tools/lint/house.mjs.',
    "/** @typedef {import('./elsewhere.ts').Type} Type */",
  ])('accepts: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
