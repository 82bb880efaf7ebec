import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { zipFiles } from './zip-files';

const file = (name: string) => ({ name, createdAt: '2026-01-01T00:00:00.000Z' });
type TestFile = ReturnType<typeof file>;
const fileName = ({ name }: TestFile) => name;

it('files of equal names are all in the archive, and those that cannot be read are reported', async () => {
  const files = [file('a.txt'), file('a.txt'), file('gone.txt'), file('gaps.pdf'), file('b.png')];
  const steps: number[] = [];
  const { archive, refused } = await zipFiles(
    files,
    {
      fileName,
      read: async (each) => {
        if (each.name === 'gone.txt') throw new Error('damaged');
        if (each.name === 'gaps.pdf') return 'Its fonts lack a letter.';
        return new Blob([`${each.name} ${files.indexOf(each)}`]);
      },
    },
    (done) => steps.push(done),
  );
  const entries = unzipSync(new Uint8Array((await archive?.arrayBuffer()) ?? []));
  const texts = Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(texts).toEqual([
    ['a.txt', 'a.txt 0'],
    ['a (2).txt', 'a.txt 1'],
    ['b.png', 'b.png 4'],
  ]);
  expect(refused.map(({ item, reason }) => [item.name, reason])).toEqual([
    ['gone.txt', 'That did not work. Nothing was changed. Try again.'],
    ['gaps.pdf', 'Its fonts lack a letter.'],
  ]);
  expect(steps).toEqual([1, 2, 5]);
});

it('there is no archive where nothing can be read', async () => {
  const { archive, refused } = await zipFiles(
    [file('a.txt')],
    { fileName, read: () => Promise.reject(new Error('damaged')) },
    () => undefined,
  );
  expect([archive, refused.length]).toEqual([null, 1]);
});
