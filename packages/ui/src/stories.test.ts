import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));

function foldersIn(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The folders whose component, or whose only part, no story shows. */
function untold(place: string): string[] {
  return foldersIn(place).filter((folder) => {
    const files = readdirSync(`${place}/${folder}`);
    const isComponent = existsSync(`${place}/${folder}/${folder}.tsx`);
    const own = isComponent ? `${folder}.stories.tsx` : '.stories.tsx';
    return !files.some((file) => file.endsWith(own));
  });
}

/** The stories of the components, some of which have a further file for an idea: file name without its ending, and text. */
const stories = foldersIn(source).flatMap((folder) =>
  readdirSync(`${source}/${folder}`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({
      name: basename(file, '.stories.tsx'),
      place: `${source}/${folder}`,
      text: readFileSync(`${source}/${folder}/${file}`, 'utf8'),
    })),
);

test('every component has its story', () => {
  expect(foldersIn(source).length).toBeGreaterThan(50);
  expect(untold(source)).toEqual([]);
});

const titleOf = (text: string) => text.match(/title: '[^']*\/(\w+)'/)?.[1];

/** The component of a file: that of its title, if the name begins with it and its own stories are beside it. */
function componentOf({ name, place, text }: (typeof stories)[number]): string {
  const title = titleOf(text);
  const isFurther = title && name.startsWith(title) && existsSync(`${place}/${title}.stories.tsx`);
  return isFurther ? title : name;
}

test("every title ends with the component's name", () => {
  const strangers = stories.filter((file) => titleOf(file.text) !== componentOf(file));
  expect(strangers.map(({ name }) => name)).toEqual([]);
});

test('every component has a guide, and the transcript of what a screen reader says', () => {
  const without = stories.filter(
    ({ name, place, text }) =>
      !text.includes('guide({') || !existsSync(`${place}/${name}.transcript.txt`),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every component has a default story, in which the passed-on props are checked', () => {
  const without = stories.filter(
    (file) =>
      componentOf(file) === file.name &&
      !file.text.includes('export const Default =') &&
      !file.text.includes('noElement:'),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every story that a guide names exists', () => {
  const missing = stories.flatMap(({ name, text }) =>
    [...text.matchAll(/(?:story|heard): '(\w+)'/g)]
      .filter(([, story = '']) => !text.includes(`export const ${story} =`))
      .map(([, story = '']) => `${name}: ${story}`),
  );
  expect(missing).toEqual([]);
});

test('controls take their choices from const arrays', () => {
  const typed = stories.filter(({ text }) => /options: \[\s*'/.test(text));
  expect(typed.map(({ name }) => name)).toEqual([]);
});

test('every choice that a component gives has a control', () => {
  const declared = readFileSync(`${source}/../props.snapshot.txt`, 'utf8');
  const aliases = [...declared.matchAll(/type (\w+) = (?:keyof typeof|\(typeof)/g)];
  const choice = [
    'keyof typeof [\\w.]+',
    '\\(typeof \\w+\\)\\[number\\]',
    ...aliases.map(([, name]) => name),
  ].join('|');
  const without = stories.flatMap(({ name, text }) => {
    const [, props = ''] =
      declared.match(new RegExp(`interface ${name}Props[^{]*\\{([^]*?)\\n\\}`)) ?? [];
    const [controls = ''] = text.match(/argTypes:[^]*?\n {2}(?=\w|\})/) ?? [];
    return [...props.matchAll(new RegExp(`^ {4}(\\w+)\\??: (?:${choice});`, 'gm'))]
      .filter(([, prop]) => !new RegExp(`\\b${prop}\\b`).test(controls))
      .map(([, prop]) => `${name}: ${prop}`);
  });
  expect(without).toEqual([]);
});

test('types take their choices from const arrays', () => {
  const unions = foldersIn(source).filter((folder) => {
    const component = `${source}/${folder}/${folder}.tsx`;
    // Which element it is drawn as is no look to choose.
    return (
      existsSync(component) &&
      /^ {2}(?!as\b)\w+\??: '[^']+' \| '/m.test(readFileSync(component, 'utf8'))
    );
  });
  expect(unions).toEqual([]);
});
