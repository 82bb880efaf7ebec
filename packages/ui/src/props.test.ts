import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'brandroom-props-'));

afterAll(() => {
  rmSync(out, { recursive: true });
});

/** A module's declarations for others: without imports and comments, which change with no effect on them. */
function declared(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*\*?[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(import|export \{\};|\/\/#)/.test(line))
    .join('\n');
}

test('the public props are those that were reviewed', async () => {
  execFileSync(
    join(root, '../../node_modules/.bin/tsc'),
    ['-p', join(root, 'tsconfig.props.json'), '--outDir', out],
    { stdio: 'pipe' },
  );
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => /[A-Z]\w+\/[A-Z]\w+\.d\.ts$/.test(path))
    .toSorted();
  expect(files.length).toBeGreaterThan(50);
  const text = files.map((path) => `# ${basename(path, '.d.ts')}\n${declared(join(out, path))}\n`);
  await expect(text.join('\n')).toMatchFileSnapshot(join(root, 'props.snapshot.txt'));
}, 120_000);
