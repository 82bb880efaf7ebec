import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The sources of visible text: messages, stories with their guides, and the sentences of every package. */
const spoken = [
  'apps/workspace/src',
  'packages/ui/src',
  'packages/domain/src',
  'packages/machines/src',
  'packages/workflow-explorer/src',
  'packages/backend/src/operations',
];
/** The folders of code. */
const coded = ['.storybook', 'apps', 'packages', 'tools'];
const silent = /\.(?:test|scenarios|gen)\.tsx?$|\/testing\//u;

/** @param {string} folder @param {(path: string) => boolean} isRead @returns {string[]} */
function filesBelow(folder, isRead = (path) => /\.tsx?$/u.test(path) && !silent.test(path)) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(?:node_modules|dist)/u.test(entry.name) ? [] : filesBelow(path, isRead);
    return isRead(path) ? [path] : [];
  });
}

/** A text that begins with “It”, which names no subject; two messages have their subject in a title. */
const bareIt = /^It (?!may have been deleted, or|needs a new approval)/u;

/** Phrases that are not plain English, each with its replacement. */
const phrases = new Map([
  [/\bany ?more\b/iu, 'no longer'],
  [/\bmeanwhile\b/iu, 'say when: while you were working, still'],
  [/\bsomebody\b/iu, 'someone'],
  [/\bwhat (?:is|are|has|have|was|were|waits?|you wrote)\b(?!.*\?)/iu, 'a noun'],
  [/\b(?:stands?|comes) here\b/iu, 'appears here'],
  [/\bgo(?:es)? on\b(?! .*strike)/iu, 'continue'],
  [/\bgo(?:es)? from\b/iu, 'is removed from, moves from'],
  [/\bstays? (?:as (?:it|they)|where|out|what|here)\b|\bstays: /iu, 'is unchanged, is kept'],
  [/\b(?:leads?|way) on\b/iu, 'next step'],
  [/\bis a wish\b/iu, 'is planned'],
  [/\bthe only one that\b/iu, 'the only item'],
  [/\bsoonest\b/iu, 'earliest'],
  [/\bstill waits?\b/iu, 'is still pending'],
  [/\bis not (?:undone|here)\b/iu, 'couldn’t undo, not found'],
  [/\bmay not\b/iu, 'can’t, don’t have permission'],
  [/\btake(?:s|n)? (?:it |the \w+ )?(?:away|back)\b/iu, 'remove, undo'],
  [/\bwaits? since\b/iu, 'waiting since'],
  [/\bthis brand(?:[’']s)?\b.*\bkeeps?\b/iu, 'this brand has'],
  [/\bnothing to note\b/iu, 'no issues found'],
  [/\bis none of\b/iu, 'isn’t a valid'],
  [/\bstands?\b(?! out)/iu, 'is, appears'],
  [/\bright on this brand\b|\bdownload right\b/iu, 'permission'],
  [/\b(?:has|have|gives?) the \w+ right\b/iu, 'permission'],
  [/\bgo(?:es)? out\b/iu, 'is published, is sent'],
  [/\bwhat you typed (?!is)/iu, 'your changes'],
  [bareIt, 'the subject’s name'],
]);
/** Phrases that are unwanted in the product alone; documents may count and describe. */
const productPhrases = new Map([
  ...phrases,
  [/\bsome \d/iu, 'about'],
  [/\bon its way\b/iu, 'is being saved, is loading'],
  [/^To the\b/u, 'Go to the, Moves to the'],
]);

/** Phrases that no comment needs, each with its replacement. */
const commentPhrases = new Map([
  [/\bwhoever\b/iu, 'the person who, everyone who'],
  [/\bwhatever\b/iu, 'regardless of, any'],
  [/\bwhichever\b/iu, 'in each, the one that'],
  [/\bsomebody\b/iu, 'someone'],
  [/\bany ?more\b/iu, 'no longer'],
  [/\bmeanwhile\b/iu, 'say when: during the upload, in the meantime'],
  [/\bstands?\b(?! out)/iu, 'is, appears'],
  [/\bgo(?:es)? on\b/iu, 'continue'],
  [/\bon its way\b/iu, 'is loading, is pending'],
  [/\b(?:is|are|be|was|were) told\b(?! apart)/iu, 'is notified, gets'],
  [/\bas it has to\b/iu, 'so that'],
  [/\bat its word\b/iu, 'is not checked'],
  [/\bwhat (?:is|are|has|have|was|were)\b/iu, 'a noun'],
  [/^What\b(?!.*\?)/u, 'a noun or a verb'],
  [/^(?:Is|Are|Does|Do|Has|Have|Can|May)\b[^.]*\?/u, 'Returns whether'],
]);

/** Every comment as one line. @param {string} source */
function commentsIn(source) {
  const runs = /(?<=^|[\s{(,])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/gmu;
  return [...source.matchAll(runs)].map(([run]) =>
    run
      .replaceAll(/^\s*(?:\/\*+|\*(?!\/)|\/\/)|\*\/$/gmu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  );
}

/** The titles of tests, of their groups and of scenarios, without questions. @param {string} source */
function titlesIn(source) {
  const titles =
    /(?:(?:\b(?:describe|it|test)(?:\.\w+)*|\))\(|^ {4}name:(?=\s*\S+ ))\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/gmu;
  return [...source.matchAll(titles)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((title) => !title.endsWith('?'));
}

/** Every text in quotes with a space in it, so that ids and keys are left out. @param {string} source */
function textsIn(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/gu)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => text.includes(' '));
}

/** @param {readonly string[]} texts @param {ReadonlyMap<RegExp, string>} unwanted */
const faultsOf = (texts, unwanted) =>
  texts.flatMap((text) =>
    [...unwanted]
      .filter(([phrase]) => phrase.test(text))
      .map(([, instead]) => `“${text}”: write “${instead}”`),
  );
/** A sentence has at most this many words. */
const mostWords = 20;

/** The sentences of a text that are too long; a value counts as a word. @param {string} text */
const longSentencesIn = (text) =>
  text
    .replaceAll(/\$\{[^}]*\}/gu, 'value')
    .split(/(?<=[.!?:;])\s+/u)
    .filter((sentence) => sentence.split(/\s+/u).length > mostWords);

/** @param {string} source */
const faultsIn = (source) => faultsOf(textsIn(source), productPhrases);

/** Every line of a page outside its code. @param {string} page */
const linesOf = (page) => page.replace(/```[\s\S]*?```/gu, '').split('\n');

describe('what the product says', () => {
  it('is plain English', () => {
    const faults = spoken
      .flatMap((folder) => filesBelow(join(root, folder)))
      .flatMap((path) =>
        faultsIn(readFileSync(path, 'utf8')).map((fault) => `${relative(root, path)}: ${fault}`),
      );
    expect(faults).toEqual([]);
  });

  it('is said in sentences of at most 20 words', () => {
    const messages = spoken
      .flatMap((folder) => filesBelow(join(root, folder)))
      .filter((path) => path.endsWith('.messages.ts'));
    expect(messages.length).toBeGreaterThan(40);
    const long = messages.flatMap((path) =>
      textsIn(readFileSync(path, 'utf8'))
        .flatMap(longSentencesIn)
        .map((sentence) => `${relative(root, path)}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  it('is plain English in the documents', () => {
    const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
    const pages = [...docs.map((path) => join('docs', path)), 'README.md', 'CONTRIBUTING.md'];
    const faults = pages
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        faultsOf(linesOf(readFileSync(join(root, path), 'utf8')), phrases).map(
          (fault) => `${path}: ${fault}`,
        ),
      );
    expect(faults).toEqual([]);
  });
});

describe('what the comments say', () => {
  it('is plain English', () => {
    const isCode = (/** @type {string} */ path) =>
      /(?<!\.gen(?:\.css)?)\.(?:tsx?|[cm]?js)$/u.test(path);
    const files = coded
      .flatMap((folder) => filesBelow(join(root, folder), isCode))
      .filter((path) => path !== fileURLToPath(import.meta.url));
    expect(files.length).toBeGreaterThan(2000);
    const faults = files.flatMap((path) =>
      faultsOf(commentsIn(readFileSync(path, 'utf8')), commentPhrases).map(
        (fault) => `${relative(root, path)}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    '/** Whoever sees it. */',
    'const a = 1; // It is only what is told.',
    '/**\n * It stands\n * for itself.\n */',
    '{/* Its answer is on its way. */}',
    '// A color is drawn as it\n// has to be.',
    '/** What a view shows. */',
    '/** Is this a bitmap? */',
  ])('is checked: %s', (source) => {
    expect(faultsOf(commentsIn(source), commentPhrases)).not.toEqual([]);
  });

  it.each([
    "const a = '/** What is stored. */';",
    "const a = 'https://example.com/whoever';",
    '/** The shapes stand out, and are told apart by color. */',
    '// Which of them is shown first?',
  ])('is accepted: %s', (source) => {
    expect(faultsOf(commentsIn(source), commentPhrases)).toEqual([]);
  });
});

describe('what the titles of tests say', () => {
  it('is plain English', () => {
    const isTest = (/** @type {string} */ path) =>
      /\.(?:test|spec)\.(?:tsx?|mjs)$|scenarios\.ts$/u.test(path);
    const files = coded
      .flatMap((folder) => filesBelow(join(root, folder), isTest))
      .filter((path) => path !== fileURLToPath(import.meta.url));
    const titles = files.flatMap((path) =>
      titlesIn(readFileSync(path, 'utf8')).map((title) => ({ path, title })),
    );
    expect(titles.length).toBeGreaterThan(2000);
    const faults = titles.flatMap(({ path, title }) =>
      faultsOf([title], commentPhrases).map((fault) => `${relative(root, path)}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    "test('whatever comes', () => {});",
    "it.each([\n  ['a', 1],\n])('is refused meanwhile: %s', () => {});",
    "describe('what is stored', () => {});",
    "test(\n  'the upload goes on',\n  { tag: '@verify' },\n  async () => {},\n);",
    'it(`tells ${person} what was decided`, () => {});',
    "  {\n    name: 'a session goes on',\n  },",
  ])('is checked: %s', (source) => {
    expect(faultsOf(titlesIn(source), commentPhrases)).toHaveLength(1);
  });

  it.each([
    "test('any file is accepted', () => {});",
    "it('6. What are they called?', () => {});",
    "const a = greet('whatever');",
  ])('is accepted: %s', (source) => {
    expect(faultsOf(titlesIn(source), commentPhrases)).toEqual([]);
  });
});

describe('the check of phrases', () => {
  it.each([
    "const a = 'The item is not there any more';",
    'const a = (n: string) => `${n} changed this meanwhile`;',
    "const a = 'What is stored is safe.';",
    "const a = 'You may not see it.';",
    "// The calendar.\nconst a = '\u201cA\u201d is none of: B';",
    'const a = "That isn\'t there any more";',
    "const a = '“X” goes from this page.';",
    "const a = '“X” stays where it is';",
    "const a = 'This brand’s rules: it keeps none.';",
    "const a = 'It was never approved before.';",
    "const a = 'Shows some 60 characters of a title.';",
    "const a = 'To the items without a date';",
  ])('finds: %s', (source) => {
    expect(faultsIn(source)).toHaveLength(1);
  });

  it.each([
    '/** What is stored, and what may not be read any more. */',
    "const id = 'somebody';",
    "const a = 'Your saved work is safe.';",
    "const a = 'What should it be about?';",
    "const a = 'The file extension stays the same.';",
    "const a = 'It may have been deleted, or you don’t have access.';",
  ])('accepts: %s', (source) => {
    expect(faultsIn(source)).toEqual([]);
  });
});
