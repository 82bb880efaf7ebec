import { join } from 'node:path';
import { expect, it } from 'vitest';

import { newFolder, testZip } from '../testing/readers';
import { zipFiles } from './zip-files';

const file = (name: string) => ({ name, createdAt: '2026-01-01T00:00:00.000Z' });

it('unzip finds every file of an archive, packed or stored, empty or large', async () => {
  const files = [
    file('notes.txt'),
    file('notes.txt'),
    file('empty.csv'),
    file('photo.png'),
    file('Łódź – jesień.txt'),
  ];
  const { archive } = await zipFiles(
    files,
    {
      fileName: ({ name }) => name,
      read: async ({ name }) => new Blob([name === 'empty.csv' ? '' : name.repeat(100_000)]),
    },
    () => undefined,
  );
  const names = await testZip(join(newFolder('files'), 'files.zip'), archive ?? new Blob());
  expect(names).toHaveLength(5);
  expect(names.slice(0, 4)).toEqual(['notes.txt', 'notes (2).txt', 'empty.csv', 'photo.png']);
});
