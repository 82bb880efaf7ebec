import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

import { routes } from '../e2e/routes';

/** The story name of each state; a story can also have the state as its tag. */
const states = {
  loaded: 'Loaded',
  loading: 'Loading',
  empty: 'Empty',
  error: 'Failed',
  denied: 'Denied',
} as const;
const roles = ['admin', 'editor', 'viewer'] as const;

const here = fileURLToPath(new URL('.', import.meta.url));
const filesOf = (folder: string) =>
  readdirSync(`${here}/${folder}`, { recursive: true, encoding: 'utf8' });

/** All files with stories under "Screens". */
const files = filesOf('features')
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const fileName = `${here}/features/${file}`;
    const source = readFileSync(fileName, 'utf8');
    const csf = loadCsf(source, { fileName, makeTitle: (title) => title ?? '' }).parse();
    return { source, csf, title: csf.meta.title ?? '' };
  })
  .filter(({ title }) => title.startsWith('Screens/'));

/** The screens; the stories of a large one have several files. */
const screens = [...new Set(files.map(({ title }) => title))].map((title) => {
  const parts = files.filter((file) => file.title === title);
  return {
    title,
    source: parts.map(({ source }) => source).join('\n'),
    names: new Set(parts.flatMap(({ csf }) => Object.keys(csf._stories))),
    stories: parts.flatMap(({ csf }) => csf.stories),
    tags: new Set(parts.flatMap(({ csf }) => csf.meta.tags ?? [])),
  };
});

describe.each(screens)('$title', ({ source, names, stories, tags }) => {
  it.each(Object.entries(states))('is shown %s, or says that it never is', (state, name) => {
    const tagged = stories.filter((story) => story.tags?.includes(state));
    const shown = tagged.length > 0 ? tagged.length : Number(names.has(name));
    expect(shown + Number(tags.has(`never-${state}`))).toBe(1);
  });

  // A page for signed-out people is the same for everyone.
  if (!source.includes('<StoryFrame')) return;
  it('is shown to each role', () => {
    const named = [...source.matchAll(/(?:\bas="|\bstory\(')(\w+)/g)].map(([, role]) => role);
    const isWithout = /<StoryFrame(?![^>]*\bas=)/.test(source);
    const shown = new Set([...named, ...(isWithout ? ['admin'] : [])]);
    expect(roles.filter((role) => !shown.has(role))).toEqual([]);
  });
});

/** The pages as address patterns, without layouts and helper files. */
const pages = filesOf('routes')
  .filter((file) => file.endsWith('.tsx') && !/(?:^|\/)(?:_\w+|\$|-\w+)\.tsx$/.test(file))
  .map((file) => `/${file.replace('.tsx', '').replaceAll(/(?:^|\/)(?:_workspace|index)\b/g, '')}`)
  // A trailing underscore takes a page out of its parent's layout and is not part of the address.
  .map((path) => path.replace('//', '/').replaceAll(/_(?=\/|$)/g, ''));

it.each(pages)('%s is among the routes that the journeys look at', (page) => {
  const pattern = new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/?]+')}(?:\\?|$)`);
  expect(routes.filter(({ path }) => pattern.test(path))).not.toEqual([]);
});
