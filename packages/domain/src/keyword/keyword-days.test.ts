import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { rangeDays } from '../campaign/performance';
import type { KeywordCourse, KeywordFigures } from './keyword-days';
import {
  keywordDays,
  keywordMetric,
  keywordsOf,
  keywordSteps,
  keywordSummary,
} from './keyword-days';

const span = rangeDays('7d', '2026-03-02');

const figures: fc.Arbitrary<KeywordFigures> = fc.nat(5000).chain((impressions) =>
  fc.record({
    impressions: fc.constant(impressions),
    clicks: fc.nat(impressions),
    position: fc.integer({ min: 1, max: 60 }),
  }),
);
const week = fc.array(figures, { minLength: 7, maxLength: 7 });
const course: fc.Arbitrary<KeywordCourse> = fc.record({
  keyword: fc.string(),
  volume: fc.nat(50_000),
  now: week,
  before: week,
});
const courses = fc.array(course, { maxLength: 12 });

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

describe('a range', () => {
  it('is the sum of its keywords and of its days', () => {
    fc.assert(
      fc.property(courses, (all) => {
        const { current, days } = keywordSummary(all, span);
        expect(days.map(({ date }) => date)).toEqual(span.days);
        for (const [total, one] of [
          ['totalImpressions', 'impressions'],
          ['totalClicks', 'clicks'],
        ] as const) {
          expect(current[total]).toBe(sum(current.keywords.map((each) => each[one])));
          expect(current[total]).toBe(sum(days.map((day) => day[total])));
        }
      }),
    );
  });

  it('has the mean position and the rate of its impressions, not means of means', () => {
    fc.assert(
      fc.property(courses, (all) => {
        const { current } = keywordSummary(all, span);
        const days = all.flatMap(({ now }) => now);
        const shown = sum(days.map(({ impressions }) => impressions));
        const positions = sum(days.map(({ impressions, position }) => impressions * position));
        expect(current.averagePosition).toBeCloseTo(shown === 0 ? 0 : positions / shown);
        expect(current.averageCTR).toBeCloseTo(
          shown === 0 ? 0 : (sum(days.map(({ clicks }) => clicks)) / shown) * 100,
        );
      }),
    );
  });

  it('is the sum of its days, however they are split', () => {
    fc.assert(
      fc.property(courses, fc.integer({ min: 1, max: 9 }), (all, length) => {
        const { days } = keywordSummary(all, span);
        const [together] = keywordSteps(days, days.length);
        const steps = keywordSteps(days, length);
        const clicks = (of: readonly { totalClicks: number }[]) =>
          sum(of.map(({ totalClicks }) => totalClicks));
        const left = days.length < length ? 0 : days.length % length;
        expect(clicks(steps)).toBe(clicks(days.slice(left)));
        expect(clicks(days)).toBe(together?.totalClicks ?? 0);
        expect(keywordSteps(days, 1).map(({ date }) => date)).toEqual(span.days);
      }),
    );
  });

  it('comes after the range before it', () => {
    fc.assert(
      fc.property(courses, (all) => {
        const earlier = all.map((each) => ({ ...each, now: each.before, before: [] }));
        const { previous } = keywordSummary(all, span);
        expect(previous).toEqual(keywordSummary(earlier, span).current);
      }),
    );
  });
});

const day = { impressions: 100, clicks: 4, position: 3 };

it('the change of a keyword is that of its clicks, and null where it had none', () => {
  const shoes = { keyword: 'shoes', volume: 900, now: [day, day], before: [day] };
  expect(keywordMetric(shoes)).toMatchObject({ clicks: 8, ctr: 4, position: 3, change: 100 });
  expect(keywordMetric({ ...shoes, before: [] }).change).toBeNull();
});

it('a day counts an impression at its own position', () => {
  const often = { impressions: 300, clicks: 0, position: 2 };
  const [first] = keywordDays([[day], [often]], ['2026-03-01']);
  expect(first).toEqual({
    date: '2026-03-01',
    totalImpressions: 400,
    totalClicks: 4,
    averagePosition: 2.25,
    averageCTR: 1,
  });
});

it('a keyword of several groups counts once, ignoring case', () => {
  const groups = [{ keywords: ['Cold brew', 'espresso'] }, { keywords: ['cold brew ', 'filter'] }];
  expect(keywordsOf(groups)).toEqual(['Cold brew', 'espresso', 'filter']);
});
