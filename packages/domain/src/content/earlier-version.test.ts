import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CampaignId, FileId, Id } from '../id.schema';
import type { ContentDraft, ContentItem, HistoryEntry } from './content.schema';
import { contentChanges } from './diff';
import { earlierVersion } from './earlier-version';

type Words = Omit<Extract<ContentDraft, { type: 'blog' }>, 'type'>;

const words = (text: string): Words => ({
  title: text,
  description: '',
  body: text,
  images: [],
  campaignId: null,
  tags: [],
  seoTitle: '',
  seoDescription: '',
  excerpt: '',
});

/** An item that was written in these versions, one after the other, and its history. */
function lifeOf(versions: readonly Words[]): { item: ContentItem; history: HistoryEntry[] } {
  const drafts = versions.map((version): ContentDraft => ({ type: 'blog', ...version }));
  const history = drafts.map((draft, i): HistoryEntry => {
    const before = drafts[i - 1];
    return {
      id: `history_1_${i}` as Id<'History'>,
      contentId: 'content_1_1' as HistoryEntry['contentId'],
      version: i + 1,
      at: '2026-03-02T10:00:00.000Z',
      by: null,
      byName: 'Eve',
      action: i === 0 ? 'create' : 'edit',
      from: i === 0 ? null : 'draft',
      to: 'draft',
      note: null,
      changes: before ? [...contentChanges(before, draft).changes] : [],
    };
  });
  const last = drafts.at(-1);
  // Only the text and the version are compared.
  return { item: { ...last, version: drafts.length } as ContentItem, history };
}

describe('an earlier version', () => {
  it('is the text of that version, without later changes', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 12 })
      .map((value) => `x${value.replaceAll('\0', '')}x`);
    const plain = fc.stringMatching(/^[a-z]([a-z ,]{0,10}[a-z])?$/u);
    const version = fc.record({
      title: text,
      description: text,
      body: text,
      seoTitle: text,
      seoDescription: text,
      excerpt: text,
      images: fc.array(
        fc.record({
          fileId: fc.constantFrom('file_1_a', 'file_1_b') as fc.Arbitrary<FileId>,
          alt: plain,
        }),
        { maxLength: 3 },
      ),
      campaignId: fc.constantFrom(null, 'campaign_1_a' as CampaignId),
      tags: fc.array(fc.stringMatching(/^[a-z]+( [a-z]+)?$/u), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(version, { minLength: 1, maxLength: 5 }), (versions) => {
        const { item, history } = lifeOf(versions);
        for (const [i, written] of versions.entries()) {
          expect(earlierVersion(item, history, i + 1)).toEqual({ type: 'blog', ...written });
        }
      }),
    );
  });

  it('is the same for any order of the history', () => {
    const { item, history } = lifeOf([words('one'), words('two'), words('three')]);
    expect(earlierVersion(item, history.toReversed(), 1)).toMatchObject({ body: 'one' });
    expect(earlierVersion(item, history, 2)).toMatchObject({ body: 'two' });
  });

  it('is not made up where the history does not know it', () => {
    const { item, history } = lifeOf([words('one'), words('two')]);
    expect(earlierVersion(item, history, 3)).toBeNull();
    expect(earlierVersion(item, [], 1)).toBeNull();
  });
});
