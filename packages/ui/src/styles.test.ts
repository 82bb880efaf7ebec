import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));

test("a field's box is changed where styles are written: two classes side by side win by who loads last", () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  const beside = files.filter((file) =>
    /`[^`]*\$\{(?:fieldBox|floating)\} |classNames\((?:fieldBox|floating), (?!className)/.test(
      readFileSync(`${source}/${file}`, 'utf8'),
    ),
  );
  expect(beside).toEqual([]);
});

test('no style asks the root what it has: each change of the page would style all of it again', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css.ts'),
  );
  expect(files.length).toBeGreaterThan(80);
  const asking = files.filter((file) =>
    /(?::root|html|body)[^\s>+~]*:has\(/u.test(readFileSync(`${source}/${file}`, 'utf8')),
  );
  expect(asking).toEqual([]);
});
