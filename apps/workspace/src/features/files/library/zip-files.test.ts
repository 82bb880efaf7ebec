import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { zipFiles } from './zip-files';

const file = (name: string, fileType = 'text/plain') =>
  ({ name, fileType, createdAt: '2026-01-01T00:00:00.000Z' }) as FileAsset;

it('files of equal names are all in the archive, and those that cannot be read are reported', async () => {
  const files = [file('a.txt'), file('a.txt'), file('gone.txt'), file('b.png', 'image/png')];
  const steps: number[] = [];
  const { archive, refused } = await zipFiles(
    files,
    async (each) => {
      if (each.name === 'gone.txt') throw new Error('damaged');
      return new Blob([`${each.name} ${files.indexOf(each)}`]);
    },
    (done) => steps.push(done),
  );
  const entries = unzipSync(new Uint8Array((await archive?.arrayBuffer()) ?? []));
  const texts = Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(texts).toEqual([
    ['a.txt', 'a.txt 0'],
    ['a (2).txt', 'a.txt 1'],
    ['b.png', 'b.png 3'],
  ]);
  expect(refused.map((each) => each.item.name)).toEqual(['gone.txt']);
  expect(steps).toEqual([1, 2, 4]);
});

it('there is no archive where nothing can be read', async () => {
  const { archive, refused } = await zipFiles(
    [file('a.txt')],
    () => Promise.reject(new Error('damaged')),
    () => undefined,
  );
  expect([archive, refused.length]).toEqual([null, 1]);
});
