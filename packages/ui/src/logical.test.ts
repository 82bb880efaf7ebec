import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// Sources only: the installed packages beside them are linked in circles.
const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(`${root}${parent}`)
    .map((name) => `${parent}/${name}/src`)
    .filter((folder) => existsSync(`${root}${folder}`)),
);
const styles = folders.flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(`${root}${folder}/${file}`, 'utf8'),
    })),
);

/** Properties and values that mean a side of the screen, where reading turns round. */
const physical =
  /\b(?:left|right|(?:margin|padding|scrollMargin|scrollPadding|border)(?:Left|Right)\w*|borderT\w+(?:Left|Right)Radius|borderB\w+(?:Left|Right)Radius)\s*:|\b(?:textAlign|float|clear|captionSide):\s*'(?:left|right)'/;

function linesWith(pattern: RegExp, text: string): string[] {
  return text.split('\n').filter((line) => pattern.test(line));
}

test('the pattern finds what means a side of the screen, and leaves the rest', () => {
  const sides = [
    '  left: 0,',
    '  marginRight: x,',
    "  textAlign: 'left',",
    '  borderTopLeftRadius: 0,',
  ];
  expect(sides.filter((line) => !physical.test(line))).toEqual([]);
  const rest = [
    '  insetInlineStart: 0,',
    "  textAlign: 'start',",
    "  backgroundPosition: 'left, right',",
  ];
  expect(rest.filter((line) => physical.test(line))).toEqual([]);
});

test('no style means a side of the screen: all of them turn round with the language', () => {
  expect(styles.length).toBeGreaterThan(50);
  expect(styles.flatMap(({ text }) => linesWith(physical, text))).toEqual([]);
});

test('a sideways transform is mirrored from right to left', () => {
  const oneSided = styles.filter(
    ({ text }) => linesWith(/translateX\(/, text).length > 0 && !text.includes('[dir="rtl"] &'),
  );
  expect(oneSided.map(({ file }) => file)).toEqual([]);
});
