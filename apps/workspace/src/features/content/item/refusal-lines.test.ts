import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { expect, it } from 'vitest';

import type { Refusal } from '../../../shared/api/run-many';
import { refusalLines } from './refusal-lines';

const refusal = (title: string, reason: string) =>
  ({ item: { title } as ContentItem, reason }) satisfies Refusal<ContentItem>;

const titles = ['Open late', 'How we brew Sugarcane decaf as cold brew', 'Hiring', 'Cupping'];
const refused = [
  refusal('Two minutes', 'Anna edited it.'),
  ...titles.map((title) => refusal(title, 'Only pending items can be approved.')),
];

it('has a line for each reason, with the number and the first titles', () => {
  expect(refusalLines(refused, { titleLength: 16, namedTitles: 2 })).toEqual([
    '“Two minutes”: Anna edited it.',
    '4 items (“Open late”, “How we brew Sug…” and 2 more): Only pending items can be approved.',
  ]);
});

it('names every title by default', () => {
  expect(refusalLines(refused)).toEqual([
    '“Two minutes”: Anna edited it.',
    '4 items (“Open late”, “How we brew Sugarcane decaf as cold brew”, “Hiring” and “Cupping”): Only pending items can be approved.',
  ]);
});
