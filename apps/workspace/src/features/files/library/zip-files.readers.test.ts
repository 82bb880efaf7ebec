import { join } from 'node:path';
import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { expect, it } from 'vitest';

import { newFolder, testZip } from '../../../shared/testing/readers';
import { zipFiles } from './zip-files';

const file = (name: string, fileType: string) =>
  ({ name, fileType, createdAt: '2026-01-01T00:00:00.000Z' }) as FileAsset;

it('unzip finds every file of an archive, packed or stored, empty or large', async () => {
  const files = [
    file('notes.txt', 'text/plain'),
    file('notes.txt', 'text/plain'),
    file('empty.csv', 'text/csv'),
    file('photo.png', 'image/png'),
    file('Łódź – jesień.txt', 'text/plain'),
  ];
  const { archive } = await zipFiles(
    files,
    async ({ name }) => new Blob([name === 'empty.csv' ? '' : name.repeat(100_000)]),
    () => undefined,
  );
  const names = await testZip(join(newFolder('files'), 'files.zip'), archive ?? new Blob());
  expect(names).toHaveLength(5);
  expect(names.slice(0, 4)).toEqual(['notes.txt', 'notes (2).txt', 'empty.csv', 'photo.png']);
});
