import { maxPageSize } from '@brandroom/domain/contract/base';
import type { BrandId } from '@brandroom/domain/id.schema';
import { expect, it } from 'vitest';

import { undatedInputs, undatedStep } from './list-input';

it('asks for any number of items without a date in pages that the backend answers', () => {
  for (const wanted of [undatedStep, 16 * undatedStep, 17 * undatedStep, 100 * undatedStep]) {
    const pages = undatedInputs('brand_1_1' as BrandId, {}, wanted);
    let next = 0;
    for (const { offset, limit } of pages) {
      expect(offset).toBe(next);
      expect(limit).toBeLessThanOrEqual(maxPageSize);
      next += limit;
    }
    expect(next).toBe(wanted);
  }
});
