import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the product speaks: messages, stories with their guides, and the sentences of every package. */
const spoken = [
  'apps/workspace/src',
  'packages/ui/src',
  'packages/domain/src',
  'packages/machines/src',
  'packages/workflow-explorer/src',
  'packages/backend/src/operations',
];
const silent = /\.(?:test|scenarios|gen)\.tsx?$|\/testing\//u;

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/u.test(entry.name) && !silent.test(path) ? [path] : [];
  });
}

/** Phrases that a reader has to translate into plain English, with what is written instead. */
const phrases = new Map([
  [/\bany ?more\b/iu, 'no longer'],
  [/\bmeanwhile\b/iu, 'say when: while you were working, still'],
  [/\bsomebody\b/iu, 'someone'],
  [/\bwhat (?:is|are|has|have|was|were|waits?|you wrote)\b(?!.*\?)/iu, 'a noun'],
  [/\b(?:stands?|comes) here\b/iu, 'appears here'],
  [/\bgo on\b(?! .*strike)/iu, 'continue'],
  [/\bmay not\b/iu, 'can’t, don’t have permission'],
  [/\btake(?:s|n)? (?:it |the \w+ )?(?:away|back)\b/iu, 'remove, undo'],
  [/\bwaits? since\b/iu, 'waiting since'],
  [/\bbrand keeps no\b/iu, 'has no'],
  [/\bnothing to note\b/iu, 'no issues found'],
  [/\bis none of\b/iu, 'isn’t a valid'],
  [/\bstands?\b(?! out)/iu, 'is, appears'],
  [/\bright on this brand\b|\bdownload right\b/iu, 'permission'],
  [/\bgo(?:es)? out\b/iu, 'is published, is sent'],
  [/\bwhat you typed (?!is)/iu, 'your changes'],
]);

/** Every text in quotes with a space in it, so that ids and keys are left out. @param {string} source */
function textsIn(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/gu)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => text.includes(' '));
}

/** @param {readonly string[]} texts */
const faultsOf = (texts) =>
  texts.flatMap((text) =>
    [...phrases]
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
const faultsIn = (source) => faultsOf(textsIn(source));

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
        faultsOf(linesOf(readFileSync(join(root, path), 'utf8'))).map(
          (fault) => `${path}: ${fault}`,
        ),
      );
    expect(faults).toEqual([]);
  });
});

describe('the check of phrases', () => {
  it.each([
    "const a = 'It is not there any more';",
    'const a = (n: string) => `${n} changed this meanwhile`;',
    "const a = 'What is stored is safe.';",
    "const a = 'You may not see it.';",
    "// The calendar.\nconst a = '\u201cA\u201d is none of: B';",
    'const a = "It isn\'t there any more";',
  ])('finds: %s', (source) => {
    expect(faultsIn(source)).toHaveLength(1);
  });

  it.each([
    '/** What is stored, and what may not be read any more. */',
    "const id = 'somebody';",
    "const a = 'Your saved work is safe.';",
    "const a = 'What should it be about?';",
  ])('accepts: %s', (source) => {
    expect(faultsIn(source)).toEqual([]);
  });
});
