import type { BrandId } from '@brandroom/domain/id.schema';
import { rangeDays } from '@brandroom/domain/campaign/performance';
import { opportunityOf } from '@brandroom/domain/keyword/insight';
import { keywordMetric } from '@brandroom/domain/keyword/keyword-days';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { keywordDays, keywordMarket } from './keyword-figures';

const brandId = 'brand_1748736000000_1' as BrandId;
const otherBrandId = 'brand_1748736000000_2' as BrandId;
const today = '2026-03-02';
const { days, before } = rangeDays('90d', today);
const keyword = fc.string({ minLength: 1, maxLength: 40 });

describe('the figures of a keyword', () => {
  it('are the same at any time and in any range', () => {
    fc.assert(
      fc.property(keyword, (each) => {
        const asked = { brandId, keyword: each };
        const all = keywordDays(asked, [...before, ...days]);
        expect(all.slice(before.length)).toEqual(keywordDays(asked, days));
      }),
    );
  });

  it('are possible: no more clicks than impressions, no place above the first', () => {
    fc.assert(
      fc.property(keyword, (each) => {
        for (const { impressions, clicks, position } of keywordDays(
          { brandId, keyword: each },
          days,
        )) {
          expect(clicks).toBeLessThanOrEqual(impressions);
          expect(position).toBeGreaterThanOrEqual(1);
          expect(Number.isInteger(impressions) && Number.isInteger(clicks)).toBe(true);
        }
      }),
    );
  });

  it('differ from brand to brand, and not by case', () => {
    const asked = { brandId, keyword: 'cold brew' };
    expect(keywordDays({ ...asked, brandId: otherBrandId }, days)).not.toEqual(
      keywordDays(asked, days),
    );
    expect(keywordDays({ ...asked, keyword: 'Cold Brew' }, days)).toEqual(keywordDays(asked, days));
    expect(keywordMarket({ ...asked, brandId: otherBrandId })).toEqual(keywordMarket(asked));
  });

  it('of the market are within 0 and 100', () => {
    fc.assert(
      fc.property(keyword, (each) => {
        const { volume, difficulty, competition } = keywordMarket({ brandId, keyword: each });
        expect(volume).toBeGreaterThanOrEqual(90);
        for (const share of [difficulty, competition]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

it('a brand’s keywords give every kind of opportunity', () => {
  const words = Array.from(
    { length: 40 },
    (_, at) => `${'coffee beans online '.repeat(1 + (at % 2))}${at}`,
  );
  const found = words.map((each) => {
    const asked = { brandId, keyword: each };
    const market = keywordMarket(asked);
    const course = {
      keyword: each,
      volume: market.volume,
      now: keywordDays(asked, days),
      before: [],
    };
    return opportunityOf(keywordMetric(course), market);
  });
  expect(found.some(({ score }) => score > 70)).toBe(true);
  expect(found.some(({ score }) => score < 50)).toBe(true);
  expect(found.some(({ competition }) => competition > 70)).toBe(true);
  expect(found.some(({ recommendations }) => recommendations.length === 0)).toBe(true);
});
