import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { describe, expect, it } from 'vitest';

import { conflictWith } from './conflict';
import { describeChange } from './describe-change';
import { valuesOf } from './content-values';

const post = {
  id: 'content_1_a',
  type: 'social',
  platform: 'linkedin',
  title: 'Spring launch',
  description: '',
  body: 'It is here.',
  images: [],
  campaignId: null,
  tags: [],
  scheduledFor: null,
  version: 1,
} as unknown as ContentItem;

describe('changes by someone else', () => {
  it('names the fields of the item alone', () => {
    const theirs = { ...post, title: 'Summer launch', version: 2 };
    expect(conflictWith(valuesOf(post), theirs, 'Elena Fischer')).toEqual({
      by: 'Elena Fischer',
      current: theirs,
      changes: [{ field: 'title', before: 'Spring launch', after: 'Summer launch' }],
    });
  });

  const long = 'a word '.repeat(40);

  it.each([
    ['title', 'Old', '', 'Old → nothing'],
    ['status', 'draft', 'pending', 'Draft → Pending'],
    ['platform', 'linkedin', 'x', 'LinkedIn → X'],
    ['scheduledFor', '', '2025-06-03T09:00:00.000Z', 'nothing → Jun 3, 2025, 9:00 AM'],
    ['images', '', 'file_1_a A meadow, in May, file_2_b', 'nothing → 2 images'],
    ['images', 'file_1_a', 'file_2_b', '1 image, changed'],
    ['campaignId', 'campaign_1_a', 'campaign_1_b', 'another campaign'],
    ['campaignId', 'campaign_1_a', '', 'no campaign'],
  ])('says %s in words', (field, before, after, words) => {
    expect(describeChange({ field, before, after }, 'UTC')).toBe(words);
  });

  it('shortens long values, and says when the change comes later', () => {
    const start = `${'a word '.repeat(11)}a…`;
    expect(describeChange({ field: 'body', before: 'Old', after: long }, 'UTC')).toBe(
      `Old → ${start}`,
    );
    expect(describeChange({ field: 'body', before: long, after: `${long}!` }, 'UTC')).toBe(
      `changed further on: ${start}`,
    );
  });
});
