import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  competitionLevel,
  isHighValue,
  isQuickWin,
  keywordAdvice,
  opportunityOf,
  potentialOf,
  topOpportunities,
} from './insight';
import type { KeywordMetric } from './keyword.schema';
import { opportunity } from './keyword.schema';

const metric: KeywordMetric = {
  keyword: 'running shoes',
  volume: 5000,
  position: 5,
  clicks: 100,
  impressions: 5000,
  ctr: 2,
  change: 0,
};

describe('competition', () => {
  it.each([
    [100, 'High'],
    [70.1, 'High'],
    [70, 'Medium'],
    [40.1, 'Medium'],
    [40, 'Low'],
    [0, 'Low'],
  ])('of %d is %s', (competition, level) => {
    expect(competitionLevel(competition)).toBe(level);
  });
});

describe('opportunities', () => {
  it('are of high value from a score above 70', () => {
    expect(isHighValue({ score: 70 })).toBe(false);
    expect(isHighValue({ score: 71 })).toBe(true);
  });

  it.each([
    [39, 51, true],
    [40, 51, false],
    [39, 50, false],
  ])('of difficulty %d and potential %d are a quick win: %s', (difficulty, potential, isOne) => {
    expect(isQuickWin({ difficulty, potential })).toBe(isOne);
  });

  it('show the three best of high value', () => {
    const scored = [72, 99, 70, 80, 75].map((score) => ({
      ...opportunityOf(metric, { difficulty: 0, competition: 0 }),
      score,
    }));
    expect(topOpportunities(scored).map(({ score }) => score)).toEqual([99, 80, 75]);
  });
});

describe('what the figures of a keyword suggest', () => {
  const rulesFor = (change: Partial<KeywordMetric>, potential = 80) =>
    keywordAdvice({ ...metric, ...change }, potential).map(({ rule }) => rule);

  it('is nothing exactly at the thresholds', () => {
    expect(rulesFor({})).toEqual([]);
  });

  it.each([
    [{ position: 5.1 }, 80, ['content']],
    [{ ctr: 1.99 }, 80, ['meta']],
    [{ volume: 5001, position: 10 }, 80, ['content']],
    [{ volume: 5000, position: 10.1 }, 80, ['content']],
    [{ volume: 5001, position: 10.1 }, 80, ['content', 'ads']],
    [{}, 80.1, ['highValue']],
  ])('%o with potential %d suggests %j', (change, potential, rules) => {
    expect(rulesFor(change, potential)).toEqual(rules);
  });

  it('comes with the number behind it', () => {
    expect(
      keywordAdvice({ position: 12.34, ctr: 1.5, volume: 8000 }, 85).map(({ because }) => because),
    ).toEqual([
      'Average position 12.3 is outside the first five, which get most clicks',
      'CTR is 1.5%, below 2%',
      '8,000 searches a month, but average position 12.3 is outside the first ten',
      'Potential is 85, above 80',
    ]);
  });
});

describe('the score of an opportunity', () => {
  const figure = fc.integer({ min: 0, max: 100 });

  it('is made of potential, ease and freedom from competition', () => {
    const far = { ...metric, volume: 50_000, position: 20 };
    expect(opportunityOf(far, { difficulty: 0, competition: 0 })).toMatchObject({
      potential: 100,
      score: 100,
    });
    expect(opportunityOf(far, { difficulty: 100, competition: 100 }).score).toBe(50);
    expect(potentialOf({ volume: 0, position: 1 })).toBe(0);
  });

  it('never rises with difficulty or competition and stays within 0 and 100', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        figure,
        figure,
        figure,
        (volume, position, easy, more, competition) => {
          const at = (difficulty: number) =>
            opportunityOf({ ...metric, volume, position }, { difficulty, competition });
          expect(at(easy + more).score).toBeLessThanOrEqual(at(easy).score);
          expect(v.is(opportunity, at(easy))).toBe(true);
        },
      ),
    );
  });
});
