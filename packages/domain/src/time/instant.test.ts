import * as v from 'valibot';
import { expect, it } from 'vitest';

import { instant } from '../time.schema';
import { instantOf } from './instant';

it('writes a time as instants are written', () => {
  const at = instantOf(1_748_768_400_000);
  expect(at).toBe('2025-06-01T09:00:00.000Z');
  expect(v.is(instant, at)).toBe(true);
});
