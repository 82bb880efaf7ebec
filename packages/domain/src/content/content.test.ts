import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CampaignId, FileId } from '../id.schema';
import { channelOf } from './channel';
import type { ContentDraft } from './content.schema';
import { platforms } from './platform';
import { datedBy, displayDate, quickRange, rangeMoments } from './date';
import { contentChanges } from './diff';
import { countCharacters, limitStates, platformLimits } from './limits';
import { matchesContentSearch } from './search-text';

const post: ContentDraft = {
  type: 'social',
  title: 'Spring launch',
  description: 'First post',
  body: 'It is here.',
  images: [{ fileId: 'file_1_a' as FileId, alt: 'A meadow' }],
  campaignId: null,
  tags: ['spring'],
  platform: 'linkedin',
};

describe('contentChanges', () => {
  it('is nothing when nothing was changed', () => {
    expect(contentChanges(post, JSON.parse(JSON.stringify(post)) as ContentDraft)).toEqual({
      changes: [],
      scope: 'nothing',
    });
  });

  it('is only a label for campaign and tags', () => {
    const after = { ...post, campaignId: 'campaign_1_a' as CampaignId, tags: ['spring', 'sale'] };
    expect(contentChanges(post, after)).toEqual({
      scope: 'labels',
      changes: [
        { field: 'campaignId', before: '', after: 'campaign_1_a' },
        { field: 'tags', before: 'spring', after: 'spring, sale' },
      ],
    });
  });

  it.each([
    ['title', { title: 'Summer launch' }],
    ['description', { description: '' }],
    ['body', { body: 'It was here.' }],
    ['platform', { platform: 'x' }],
    ['images', { images: [] }],
    ['images', { images: [{ fileId: 'file_1_a' as FileId, alt: 'A field' }] }],
  ] as const)('is content for the %s', (field, change) => {
    const { changes, scope } = contentChanges(post, { ...post, ...change } as ContentDraft);
    expect(scope).toBe('content');
    expect(changes.map((each) => each.field)).toEqual([field]);
  });

  it('is content when a label changes beside it', () => {
    expect(contentChanges(post, { ...post, title: 'New', tags: [] }).scope).toBe('content');
  });

  it('counts the planned date as content, because it was approved too', () => {
    const before = { ...post, scheduledFor: null };
    const after = { ...post, scheduledFor: '2025-06-02T09:00:00.000Z' };
    expect(contentChanges(before, after)).toEqual({
      scope: 'content',
      changes: [{ field: 'scheduledFor', before: '', after: '2025-06-02T09:00:00.000Z' }],
    });
  });

  it('ignores fields that nobody edits: status, version, actor and time', () => {
    const after = { ...post, status: 'approved', version: 7, updatedAt: 'x' };
    expect(contentChanges(post, after).scope).toBe('nothing');
  });

  it('returns the labels of the form and the earlier text', () => {
    expect(contentChanges(post, { ...post, images: [] }).changes).toEqual([
      { field: 'images', before: 'file_1_a A meadow', after: '' },
    ]);
  });
});

describe("an item's date", () => {
  const item = {
    status: 'draft',
    scheduledFor: null,
    publishedAt: null,
    createdAt: '2025-06-01T00:00:00.000Z',
  } as const;
  const publishedAt = '2025-06-02T00:00:00.000Z';
  const scheduledFor = '2025-06-03T00:00:00.000Z';

  it('is when it was published once it is', () => {
    const published = { ...item, status: 'published', scheduledFor, publishedAt } as const;
    expect(datedBy(published)).toEqual({ kind: 'published', at: publishedAt });
    expect(displayDate(published)).toBe(publishedAt);
  });

  it('is when it is scheduled, else published, else created', () => {
    expect(datedBy({ ...item, scheduledFor, publishedAt })).toEqual({
      kind: 'scheduled',
      at: scheduledFor,
    });
    expect(datedBy({ ...item, publishedAt })).toEqual({ kind: 'published', at: publishedAt });
    expect(datedBy(item)).toEqual({ kind: 'created', at: item.createdAt });
    expect(displayDate({ ...item, publishedAt })).toBe(publishedAt);
  });
});

describe('quick ranges', () => {
  const now = '2025-06-30T23:30:00.000Z';

  it.each([
    ['next30Days', '2025-06-30', '2025-07-29'],
    ['past30Days', '2025-06-01', '2025-06-30'],
    ['thisMonth', '2025-06-01', '2025-06-30'],
    ['nextMonth', '2025-07-01', '2025-07-31'],
  ] as const)('%s runs from %s to %s', (range, start, end) => {
    expect(quickRange(range, now, 'UTC')).toEqual({ start, end });
  });

  it('follow the calendar of the time zone', () => {
    expect(quickRange('thisMonth', now, 'Europe/Berlin')).toEqual({
      start: '2025-07-01',
      end: '2025-07-31',
    });
  });

  it('hold the whole of their last day, the short one of a clock change too', () => {
    const day = { start: '2025-03-30', end: '2025-03-30' };
    expect(rangeMoments(day, 'Europe/Berlin')).toEqual({
      from: '2025-03-29T23:00:00.000Z',
      until: '2025-03-30T22:00:00.000Z',
    });
    expect(rangeMoments({ start: null, end: null }, 'UTC')).toEqual({});
    expect(rangeMoments({ start: null, end: '2025-06-30' }, 'UTC')).toEqual({
      until: '2025-07-01T00:00:00.000Z',
    });
  });
});

describe('platform limits', () => {
  it.each([
    ['linkedin', 3000, 20],
    ['instagram', 2200, 10],
    ['facebook', 63_206, 10],
    ['bluesky', 300, 4],
    ['x', 280, 4],
  ] as const)('of %s are %d characters and %d images', (platform, characters, images) => {
    expect(platformLimits[platform]).toEqual({ characters, images });
  });

  it.each([
    ['plain words', 11, 11, 11],
    ['caf\u00E9', 4, 4, 4],
    ['日本', 2, 2, 4],
    ['👩‍👩‍👧', 5, 1, 2],
    ['see https://example.com/a/very/long/address/indeed ok', 53, 53, 30],
  ])('count %j as each platform does', (body, plain, bluesky, x) => {
    expect(countCharacters(body, 'linkedin')).toBe(plain);
    expect(countCharacters(body, 'bluesky')).toBe(bluesky);
    expect(countCharacters(body, 'x')).toBe(x);
  });

  it('give the characters that are left or too many', () => {
    const state = limitStates({ body: 'a'.repeat(279), images: [1, 2, 3, 4, 5] }, 'x');
    expect(state.characters).toEqual({ used: 279, limit: 280, left: 1, words: '1 character left' });
    expect(state.images).toEqual({ used: 5, limit: 4, left: -1, words: '1 image too many' });
    expect(limitStates({ body: 'a'.repeat(280), images: [] }, 'x').characters.words).toBe(
      '0 characters left',
    );
  });

  it('never count less for more text', () => {
    const anyText = fc.string({ unit: fc.constantFrom('a', ' ', 'é', '日', '🦊', '\n') });
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(...platforms), (text, more, platform) => {
        expect(countCharacters(`${text} ${more}`, platform)).toBe(
          countCharacters(text, platform) + 1 + countCharacters(more, platform),
        );
      }),
    );
  });
});

describe('searching content', () => {
  it('looks into title, description and text, one by one', () => {
    expect(matchesContentSearch(post, 'LAUNCH')).toBe(true);
    expect(matchesContentSearch(post, 'first')).toBe(true);
    expect(matchesContentSearch(post, 'is here')).toBe(true);
    expect(matchesContentSearch(post, 'launch first')).toBe(false);
    expect(matchesContentSearch(post, '')).toBe(true);
  });
});

it('the channel of an item is its platform, else its type', () => {
  expect(channelOf({ type: 'social', platform: 'bluesky' })).toBe('bluesky');
  expect(channelOf({ type: 'email' })).toBe('email');
});
