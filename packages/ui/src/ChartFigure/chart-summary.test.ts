import { describe, expect, it } from 'vitest';
import { describeChange, figureInWords, plainValue } from './chart-data';
import type { ChartData } from './chart-data';
import { comparisonSummary, trendSummary } from './chart-summary';

function over(values: readonly (number | null)[], name = 'Clicks'): ChartData {
  return {
    points: values.map((_, index) => `Jun ${index + 1}`),
    series: [{ id: name, name, values }],
  };
}

function of(figures: Readonly<Record<string, number | null>>): ChartData {
  return {
    points: Object.keys(figures),
    series: [{ id: 'clicks', name: 'Clicks', values: Object.values(figures) }],
  };
}

describe('summary of a trend', () => {
  it('says how much it rose, from where to where, and its turns', () => {
    expect(trendSummary(over([312, 290, 498, 412]))).toBe(
      'From Jun 1 to Jun 4, Clicks rose 32%, from 312 to 412, highest 498 (Jun 3), lowest 290 (Jun 2).',
    );
  });

  it('leaves out turns that are the first or the last figure', () => {
    expect(trendSummary(over([500, 400, 250]))).toBe(
      'From Jun 1 to Jun 3, Clicks fell 50%, from 500 to 250.',
    );
  });

  it('names the points of a series by its own labels', () => {
    const data: ChartData = {
      points: ['Jun 1', 'Jun 2', 'Jun 3'],
      series: [
        { id: 'a', name: 'Clicks', values: [10, 30, 20] },
        { id: 'b', name: 'Before', values: [4, 9, 8], points: ['May 1', 'May 2', 'May 3'] },
      ],
    };
    expect(trendSummary(data)).toBe(
      'From Jun 1 to Jun 3, Clicks rose 100%, from 10 to 20, highest 30 (Jun 2). From May 1 to May 3, Before rose 100%, from 4 to 8, highest 9 (May 2).',
    );
    expect(figureInWords(data, { point: 1, series: 1 }, plainValue, true).point).toBe('May 2');
  });

  it('says the time once for series that share it', () => {
    const data: ChartData = {
      points: ['May', 'June'],
      series: [
        { id: 'a', name: 'Clicks', values: [10, 20] },
        { id: 'b', name: 'Sales', values: [4, 4] },
      ],
    };
    expect(trendSummary(data)).toBe(
      'From May to June, Clicks rose 100%, from 10 to 20. Sales ended as it began, at 4.',
    );
  });

  it('gives no per cent of a start at nothing', () => {
    expect(trendSummary(over([0, 8]))).toBe('From Jun 1 to Jun 2, Clicks rose from 0 to 8.');
  });

  it('begins and ends where figures are known', () => {
    expect(trendSummary(over([null, 1000, 1001, null]))).toBe(
      'From Jun 2 to Jun 3, Clicks rose slightly, from 1,000 to 1,001.',
    );
    expect(trendSummary(over([null, 7]))).toBe('Clicks: 7 (Jun 2).');
    expect(trendSummary(over([null]))).toBe('Clicks: no figures.');
    expect(trendSummary({ points: [], series: [] })).toBe('No figures.');
  });

  it('formats figures with the given function', () => {
    expect(trendSummary(over([1, 2]), (value) => `${value}.0%`)).toContain('from 1.0% to 2.0%');
  });
});

describe('summary of a comparison', () => {
  it('names the first, the second and the last', () => {
    expect(comparisonSummary(of({ LinkedIn: 580, Instagram: 1240, X: 90, Facebook: 300 }))).toBe(
      'Clicks: Instagram leads with 1,240, ahead of LinkedIn with 580; X is last with 90.',
    );
  });

  it('leaves out the last where it is the second', () => {
    expect(comparisonSummary(of({ Blog: 3, Email: 5 }))).toBe(
      'Clicks: Email leads with 5, ahead of Blog with 3.',
    );
  });

  it('names all that lead', () => {
    expect(comparisonSummary(of({ Blog: 5, Email: 5, X: 1 }))).toBe(
      'Clicks: Blog and Email lead with 5, ahead of X with 1.',
    );
  });

  it('has words for one, for equals and for none', () => {
    expect(comparisonSummary(of({ Blog: 5, X: null }))).toBe('Clicks: Blog 5.');
    expect(comparisonSummary(of({ Blog: 5, X: 5 }))).toBe('Clicks: all 2 are 5.');
    expect(comparisonSummary(of({}))).toBe('Clicks: no figures.');
  });
});

describe('one figure in words', () => {
  const data = over([380, 412, null]);
  const words = (point: number, hasChange = true) =>
    figureInWords(data, { point, series: 0 }, plainValue, hasChange);

  it('gives its change from the one before', () => {
    expect(words(1)).toEqual({ point: 'Jun 2', value: 'Clicks 412, up 8%' });
    expect(words(0)).toEqual({ point: 'Jun 1', value: 'Clicks 380' });
  });

  it('gives none where the points do not follow each other, or nothing is known', () => {
    expect(words(1, false).value).toBe('Clicks 412');
    expect(words(2).value).toBe('Clicks, no figure');
  });

  it('rounds a change to whole per cents, but never to nothing', () => {
    expect(describeChange(1000, 1001)).toBe('up less than 1%');
    expect(describeChange(100, 50)).toBe('down 50%');
    expect(describeChange(5, 5)).toBe('no change');
    expect(describeChange(0, 5)).toBe('up');
    expect(describeChange(null, 5)).toBeUndefined();
  });
});
