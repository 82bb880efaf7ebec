import { expect, it } from 'vitest';

import { formatSize, formatSizeLimit } from './size';

it.each([
  [0, '0 Bytes'],
  [1, '1 Byte'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1_048_570, '1023.99 KB'],
  [1_048_575, '1.00 MB'],
  [1_509_949, '1.44 MB'],
  [10_485_760, '10.00 MB'],
  [5_368_709_120, '5.00 GB'],
  [5_497_558_138_880, '5120.00 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});

it.each([
  [10_485_760, '10 MB'],
  [1_572_864, '1.5 MB'],
  [104_857_600, '100 MB'],
  [100, '100 Bytes'],
  [0, '0 Bytes'],
])('a limit of %d bytes is %s', (bytes, words) => {
  expect(formatSizeLimit(bytes)).toBe(words);
});
