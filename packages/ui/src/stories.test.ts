import { existsSync, readdirSync } from 'node:fs';
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

test('every component has its story', () => {
  expect(foldersIn(source).length).toBeGreaterThan(50);
  expect(untold(source)).toEqual([]);
});
