import { machineConfig } from '@brandroom/statechart/machine-config';
import { expect, it } from 'vitest';

import { kioskGraph } from '../testing/kiosk';
import { asExported, readFile } from './read-graph';

const fileOf = (text: string) => ({ text: () => Promise.resolve(text) });

it('reads a file that was exported', async () => {
  const text = JSON.stringify(machineConfig(kioskGraph));
  expect(await readFile(fileOf(text))).toEqual(asExported(kioskGraph));
});

it('reads no machine from another file, or from one that is gone', async () => {
  expect(await readFile(fileOf('no JSON'))).toBeNull();
  const gone = { text: () => Promise.reject(new Error('The file could not be read.')) };
  expect(await readFile(gone)).toBeNull();
});
