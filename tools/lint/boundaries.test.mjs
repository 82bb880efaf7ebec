import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/**
 * @typedef {{ type: string, room?: string, categories?: readonly string[] }} Place
 * @typedef {{ type?: string | string[], captured?: { room: string | string[] }, isUnknown?: boolean }} ElementSelector
 * @typedef {{ element?: ElementSelector, file?: { categories: { anyOf: string[] } }, module?: object }} Selector
 * @typedef {{ from?: Selector, allow: { to: Selector } }} Policy
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** @type {{ overrides: { rules: Record<string, unknown[]> }[] }} */
const { overrides } = JSON.parse(read('.oxlintrc.json').replaceAll(/^\s*\/\/.*$/gmu, ''));
/** @type {Policy[]} */
const policies = overrides.flatMap(({ rules }) => {
  const [, options] = /** @type {[string, { policies: Policy[] }?]} */ (
    rules['boundaries/dependencies'] ?? []
  );
  return options?.policies ?? [];
});

/** @param {Selector} selector @param {Place} place */
function isMatch({ element, file, module }, { type, room = '', categories = [] }) {
  return (
    !module &&
    !element?.isUnknown &&
    (!element?.type || [element.type].flat().includes(type)) &&
    (!element?.captured || [element.captured.room].flat().includes(room)) &&
    (!file || file.categories.anyOf.some((one) => categories.includes(one)))
  );
}

/** Whether the linter allows an import between two places. @param {Place} from @param {Place} to */
const isAllowed = (from, to) =>
  policies.some(
    (policy) => (!policy.from || isMatch(policy.from, from)) && isMatch(policy.allow.to, to),
  );

/** The rows of the table in CONTRIBUTING whose first column has this heading. @param {string} heading */
function rowsOf(heading) {
  const lines = read('CONTRIBUTING.md').split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`)) + 2;
  const end = lines.findIndex((line, index) => index > start && line === '');
  return lines.slice(start, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** @param {string} [cell] names with commas between, or words that say that there are none */
const names = (cell = '') => (/^(?:|none|no other room)$/u.test(cell) ? [] : cell.split(', '));

const layers = ['app-root', 'routes', 'feature', 'room', 'shared'];
const packages = rowsOf('package').map(([name = '', own, cell = '', rules = '']) => {
  const [tests, journeys] = cell.split('; journeys ');
  return { name, own: names(own), tests: names(tests), journeys: names(journeys), rules };
});

/** The packages that a package's code may import by the linter. @param {string} name @param {string[]} categories */
const allowedTo = (name, categories) =>
  packages
    .map((one) => one.name)
    .filter((to) =>
      (name === 'workspace' ? layers : [name]).some((type) =>
        isAllowed({ type, categories }, { type: to }),
      ),
    );

describe('the table of packages in CONTRIBUTING', () => {
  test('has every package', () => {
    expect(packages.map(({ name }) => name).toSorted()).toEqual(
      [...readdirSync(join(root, 'packages')), 'workspace'].toSorted(),
    );
  });

  test.each(packages)('says what $name depends on', ({ name, own, tests, journeys }) => {
    const folder = name === 'workspace' ? 'apps/workspace' : `packages/${name}`;
    /** @type {Record<string, Record<string, string> | undefined>} */
    const manifest = JSON.parse(read(`${folder}/package.json`));
    const ours = (/** @type {string} */ kind) =>
      Object.keys(manifest[kind] ?? {})
        .filter((one) => one.startsWith('@brandroom/'))
        .map((one) => one.replace('@brandroom/', ''))
        .toSorted();
    expect(ours('dependencies')).toEqual(own.toSorted());
    expect(ours('devDependencies')).toEqual([...tests, ...journeys].toSorted());
  });

  test.each(packages)('is what the linter allows $name', ({ name, own, tests, journeys }) => {
    // One file of the application names the backend of this browser.
    const plain = allowedTo(name, name === 'workspace' ? ['backend'] : []);
    expect(plain.toSorted()).toEqual(own.toSorted());
    // The linter allows stories and the mock backend to all tests; the manifest must name them too.
    const installed = new Set([...own, ...tests, ...journeys]);
    const ofTests = allowedTo(name, ['test', 'story']).filter((to) => installed.has(to));
    expect(ofTests.toSorted()).toEqual([...own, ...tests].toSorted());
  });

  test('has the layers of the application in the order of the linter', () => {
    const { rules = '' } = packages.find(({ name }) => name === 'workspace') ?? {};
    const order = /`(.+ → .+)`\./u.exec(rules)?.[1]?.split(' → ') ?? [];
    expect(order).toEqual(['app', 'routes', 'features', 'shared']);
    const types = [['app-root'], ['routes'], ['feature', 'room'], ['shared']];
    for (const [at, from] of types.entries())
      for (const [below, to] of types.entries())
        if (at !== below)
          for (const type of from)
            for (const target of to)
              expect([type, target, isAllowed({ type }, { type: target })]).toEqual([
                type,
                target,
                at < below,
              ]);
  });
});

const rooms = rowsOf('feature').flatMap(([feature = '', cell, imports = '']) => {
  const [own, stories] = imports.split('; its stories ');
  return names(cell).map((room) => ({ feature, room, own: names(own), stories: names(stories) }));
});

describe('the table of rooms in CONTRIBUTING', () => {
  test('has every room, each with a name of its own', () => {
    const features = 'apps/workspace/src/features';
    const folders = readdirSync(join(root, features), { withFileTypes: true }).flatMap(({ name }) =>
      readdirSync(join(root, features, name), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${name}/${entry.name}`),
    );
    expect(rooms.map(({ feature, room }) => `${feature}/${room}`).toSorted()).toEqual(
      folders.toSorted(),
    );
    // The linter knows a room by its name alone.
    expect(new Set(rooms.map(({ room }) => room)).size).toBe(rooms.length);
  });

  test.each(rooms)('is what the linter allows $room of $feature', ({ room, own, stories }) => {
    const allowed = (/** @type {string[]} */ categories) =>
      rooms
        .map((other) => other.room)
        .filter(
          (other) =>
            other !== room &&
            isAllowed({ type: 'room', room, categories }, { type: 'room', room: other }),
        )
        .toSorted();
    expect(allowed([])).toEqual(own.toSorted());
    expect(allowed(['test', 'story'])).toEqual([...own, ...stories].toSorted());
  });
});
