import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { expect, it } from 'vitest';

import { refusalLines } from './refusal-lines';
import type { Refusal } from './run-many';

const refusal = (title: string, reason: string) =>
  ({ item: { title } as ContentItem, reason, isConflict: false }) satisfies Refusal;

it('has a line for each reason, with the number and the first titles', () => {
  const titles = ['Open late', 'How we brew Sugarcane decaf as cold brew', 'Hiring', 'Cupping'];
  expect(
    refusalLines(
      [
        refusal('Two minutes', 'Anna edited it.'),
        ...titles.map((title) => refusal(title, 'Only pending items can be approved.')),
      ],
      { titleLength: 16 },
    ),
  ).toEqual([
    '“Two minutes”: Anna edited it.',
    '4 items (“Open late”, “How we brew Sug…” and 2 more): Only pending items can be approved.',
  ]);
});
