import { expect, it } from 'vitest';

import { formatDuration } from './duration';

it('is the largest whole unit', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  expect(
    [0, minute - 1, minute, hour - 1, hour * 5, day - 1, day * 40].map(formatDuration),
  ).toEqual([
    'less than a minute',
    'less than a minute',
    '1 minute',
    '59 minutes',
    '5 hours',
    '23 hours',
    '40 days',
  ]);
});
