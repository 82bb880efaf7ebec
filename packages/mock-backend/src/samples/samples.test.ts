import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { agency } from '@brandroom/domain/account/agency.schema';
import { user } from '@brandroom/domain/account/user.schema';
import { brand } from '@brandroom/domain/brand/brand.schema';
import { color } from '@brandroom/domain/brand/color.schema';
import { guideline } from '@brandroom/domain/brand/guideline.schema';
import { logo } from '@brandroom/domain/brand/logo.schema';
import { message } from '@brandroom/domain/brand/message.schema';
import { rule } from '@brandroom/domain/brand/rule.schema';
import { typography } from '@brandroom/domain/brand/typography.schema';
import { voiceTone } from '@brandroom/domain/brand/voice-tone.schema';
import { campaign } from '@brandroom/domain/campaign/campaign.schema';
import { emailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { printItem } from '@brandroom/domain/campaign/print-item.schema';
import { contentItem, historyEntry } from '@brandroom/domain/content/content.schema';
import { contentFlags } from '@brandroom/domain/content/visibility';
import { fileAsset, shareLink } from '@brandroom/domain/file/file.schema';
import type { UserId } from '@brandroom/domain/id.schema';
import {
  chatConnection,
  socialConnection,
} from '@brandroom/domain/integration/social-connection.schema';
import { keywordGroup } from '@brandroom/domain/keyword/keyword.schema';
import { presets } from '@brandroom/domain/rights/presets';
import { decide } from '@brandroom/machines/content-workflow/decide';

import type { Collections } from '@brandroom/backend/store/collections';
import { firstBrandId } from './first-brand';
import { generateSamples } from './generate';
import { knownSizes } from './known-sizes';
import { loadSamples } from './load';
import { place } from './place';
import type { SampleCollection, SampleSet } from './sample-set';
import { sampleCollections } from './sample-set';
import { serializeSamples } from './serialize-samples';

const schemas: Record<SampleCollection, v.GenericSchema> = {
  agency,
  users: user,
  brands: brand,
  logos: logo,
  colors: color,
  // The previous file is added to the answer.
  typography: v.omit(typography, ['previousFile']),
  voiceTones: voiceTone,
  messages: message,
  rules: rule,
  guidelines: guideline,
  files: fileAsset,
  // The counts and the presence of a passphrase are added to the answer.
  shares: v.omit(shareLink, ['hasPassphrase', 'openCount', 'lastOpenedAt']),
  campaigns: campaign,
  content: contentItem,
  history: historyEntry,
  emails: emailCampaign,
  prints: printItem,
  keywordGroups: keywordGroup,
  socialConnections: socialConnection,
  chatConnections: chatConnection,
};

/** The fields of the store that the domain does not have. */
const ofTheStore: Partial<Record<SampleCollection, string[]>> = {
  users: ['passwordHash'],
  logos: ['blobId', 'older'],
  typography: ['blobId'],
  files: ['blobId'],
  shares: ['tokenHash'],
  socialConnections: ['id'],
  chatConnections: ['id'],
  content: ['date', 'dated', 'undated', 'channel', 'titleKey', 'statusLines'],
};

const moments = [
  '2025-06-02T00:00:00.000Z',
  '2025-06-02T07:13:00.500Z',
  '2025-07-19T05:30:00.000Z',
  '2026-11-21T16:45:12.345Z',
  '2031-02-28T23:59:59.999Z',
];

type Rows = { [C in SampleCollection]: Collections[C][] };

function rowsOf(set: SampleSet, now: string): Rows {
  const rows = Object.fromEntries(sampleCollections.map((name) => [name, [] as unknown[]]));
  for (const { collection, row } of place(set, now)) rows[collection]?.push(row);
  return rows as unknown as Rows;
}

let first: SampleSet;
let third: SampleSet;
beforeAll(async () => {
  first = await loadSamples(1);
  third = generateSamples(3, knownSizes(first));
});

const committed = () => readFile(new URL('samples.gen.json', import.meta.url), 'utf8');

describe('the committed samples', () => {
  it('are what the generator makes, every size being that of the drawn bytes', async () => {
    expect(serializeSamples(generateSamples(1)) === (await committed())).toBe(true);
  }, 60_000);

  it('have the digest that was committed with them', async () => {
    const digest = await readFile(new URL('samples.gen.sha256', import.meta.url), 'utf8');
    expect(
      createHash('sha256')
        .update(await committed())
        .digest('hex'),
    ).toBe(digest.trim());
  });

  it('take at most 60 kB on the wire', async () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    expect(brotliCompressSync(await committed(), { params }).length).toBeLessThan(60_000);
  });

  it('load without the generator and without faker', async () => {
    vi.resetModules();
    vi.doMock('@faker-js/faker', () => {
      throw new Error('faker was loaded');
    });
    const { loadSamples: loadAfresh } = await import('./load');
    expect((await loadAfresh(1)).brands).toHaveLength(3);
    await expect(loadAfresh(2)).rejects.toThrow();
    vi.doUnmock('@faker-js/faker');
  });
});

describe('how many there are', () => {
  const inBrandOne = (set: SampleSet) =>
    Object.fromEntries(
      sampleCollections.flatMap((name) => {
        const rows = set[name].filter((row) => 'brandId' in row && row.brandId === firstBrandId);
        return rows.length > 0 ? [[name, rows.length]] : [];
      }),
    );

  it('is as decided for brand 1 at scale 1', () => {
    const { history, ...counts } = inBrandOne(first);
    expect(counts).toEqual({
      content: 120,
      files: 60,
      logos: 8,
      colors: 14,
      typography: 4,
      voiceTones: 5,
      messages: 9,
      rules: 6,
      guidelines: 3,
      campaigns: 4,
      emails: 8,
      prints: 9,
      keywordGroups: 6,
      socialConnections: 3,
      chatConnections: 1,
    });
    expect(history).toBeUndefined();
  });

  it.each([
    [1, 2],
    [2, 4],
  ])('is for brand %i the share of one in %i', (brandIndex, part) => {
    const id = first.brands[brandIndex]?.id;
    const counts = { content: 120, files: 60, logos: 8, colors: 14, rules: 6, prints: 9 };
    for (const [name, count] of Object.entries(counts)) {
      const rows = first[name as keyof typeof counts].filter(({ brandId }) => brandId === id);
      expect(rows.length, name).toBe(Math.ceil(count / part));
    }
  });

  it('grows with the scale', () => {
    expect(third.content).toHaveLength(first.content.length * 3);
    expect(third.files).toHaveLength(first.files.length * 3);
    expect(third.users).toHaveLength(4);
  });

  it('puts eight items before the reviewers of brand 1', () => {
    const pending = first.content.filter(
      ({ brandId, status }) => brandId === firstBrandId && status === 'pending',
    );
    expect(pending).toHaveLength(8);
  });

  it('reaches 12,000 items in brand 1 at scale 100', () => {
    const large = generateSamples(100, knownSizes(first));
    let placed = 0;
    for (const { row } of place(large, '2026-11-21T16:45:00.000Z')) placed += row ? 1 : 0;
    expect(large.content.filter(({ brandId }) => brandId === firstBrandId)).toHaveLength(12_000);
    expect(placed).toBeGreaterThan(100_000);
  }, 60_000);
});

describe('every row', () => {
  it.each(moments)('is what its schema says, placed at %s', (now) => {
    for (const set of [first, third]) {
      for (const { collection, row } of place(set, now)) {
        const hidden = new Set(ofTheStore[collection]);
        const visible = Object.fromEntries(
          Object.entries(row).filter(([field]) => !hidden.has(field)),
        );
        const result = v.safeParse(schemas[collection], visible);
        expect(result.issues, `${collection} ${row.id}`).toBeUndefined();
        expect(result.output).toEqual(visible);
      }
    }
  });

  it('has an id of its own', () => {
    for (const collection of sampleCollections) {
      const ids = third[collection].map(({ id }) => id);
      expect(new Set(ids).size, collection).toBe(ids.length);
    }
  });
});

describe('dates', () => {
  const past = ['createdAt', 'updatedAt', 'publishedAt', 'approvedAt', 'sentAt', 'at'];

  it.each(moments)('begin on 2025-06-01 and are past where they have to be, at %s', (now) => {
    for (const { collection, row } of place(third, now)) {
      for (const [field, value] of Object.entries(row)) {
        if (!past.includes(field) || typeof value !== 'string') continue;
        expect(value >= '2025-06-01T00:00:00.000Z', `${collection} ${field} ${value}`).toBe(true);
        expect(value <= now, `${collection} ${field} ${value}`).toBe(true);
      }
      if ('createdAt' in row && 'updatedAt' in row) {
        expect(row.createdAt <= row.updatedAt, `${collection} ${row.id}`).toBe(true);
      }
    }
  });

  it.each(moments)('lie ahead for scheduled items, within 60 days of %s', (now) => {
    const { content, emails, shares } = rowsOf(third, now);
    const last = new Date(Date.parse(now) + 60 * 86_400_000).toISOString();
    const ahead = [
      ...content.filter(({ status }) => status === 'scheduled'),
      ...emails.filter(({ status }) => status === 'scheduled'),
    ].map(({ scheduledFor }) => scheduledFor);
    expect(ahead.length).toBeGreaterThan(0);
    for (const date of [...ahead, ...shares.flatMap(({ expiresAt }) => expiresAt ?? [])]) {
      expect(date !== null && date > now && date <= last, String(date)).toBe(true);
    }
  });

  it('fall into working hours', () => {
    const { history } = rowsOf(first, '2026-11-21T23:00:00.000Z');
    for (const { at } of history) {
      expect(at.slice(11, 13) >= '08' && at.slice(11, 13) < '18', at).toBe(true);
    }
  });

  it('leave the last days busy however long the past is', () => {
    for (const now of moments.slice(2)) {
      const month = new Date(Date.parse(now) - 30 * 86_400_000).toISOString();
      const recent = rowsOf(first, now).content.filter(({ date }) => date >= month && date <= now);
      expect(recent.length, now).toBeGreaterThan(20);
    }
  });

  it('are the same for the same moment, and do not break before the first day', () => {
    const at = (now: string) => JSON.stringify([...place(first, now)]);
    expect(at('2026-11-21T16:45:12.345Z')).toBe(at('2026-11-21T16:45:12.345Z'));
    for (const { row } of place(first, '2020-01-01T00:00:00.000Z')) {
      if ('createdAt' in row) expect(row.createdAt <= '2020-01-01T00:00:00.000Z').toBe(true);
    }
  });
});

describe('campaigns', () => {
  it.each(moments)('run when their status says so, at %s', (now) => {
    const today = now.slice(0, 10);
    for (const { status, startDate, endDate, name } of rowsOf(first, now).campaigns) {
      if (endDate !== null) expect(endDate >= startDate, name).toBe(true);
      if (status === 'active') expect(startDate <= today && (endDate ?? today) >= today).toBe(true);
      if (status === 'draft') expect(startDate > today, name).toBe(true);
      if (status === 'completed') expect(endDate !== null && endDate <= today, name).toBe(true);
    }
  });
});

describe('content', () => {
  const everyFlag = { roleLabel: 'Editor', flags: contentFlags };

  it.each(moments)(
    'has the history that the workflow allows and that leads to it, at %s',
    (now) => {
      const { content, history, users } = rowsOf(first, now);
      const nameOf = (id: UserId | null) =>
        users.find((each) => each.id === id)?.name ?? 'Schedule';
      for (const item of content) {
        const lines = history
          .filter(({ contentId }) => contentId === item.id)
          .toSorted((a, b) => (a.at < b.at ? -1 : 1));
        const [created, ...rest] = lines;
        expect(created).toMatchObject({ action: 'create', from: null, to: 'draft', version: 1 });
        expect(created).toMatchObject({ at: item.createdAt, by: item.createdBy });
        const start = { scheduledFor: item.scheduledFor, approvedAt: null, approvedBy: null };
        let facts = {
          type: item.type,
          status: created?.to ?? 'draft',
          publishedAt: null,
          ...start,
        };
        for (const [i, { action, at, by, from, to, version, byName }] of rest.entries()) {
          const actor = { id: by ?? item.createdBy, name: byName, ...everyFlag };
          const type = action.toUpperCase() as
            | 'SUBMIT'
            | 'APPROVE'
            | 'REJECT'
            | 'UNSCHEDULE'
            | 'PUBLISH';
          const ahead = item.scheduledFor ?? '';
          const decision = decide(
            facts,
            action === 'schedule'
              ? { type: 'SCHEDULE', by: actor, at, scheduledFor: ahead }
              : action === 'due'
                ? { type: 'DUE', at }
                : action === 'edit'
                  ? { type: 'EDIT', by: actor, at, scope: 'content' }
                  : { type, by: actor, at },
          );
          expect(decision, `${item.id} ${action}`).toMatchObject({ taken: true });
          if (!decision.taken) continue;
          expect({ from, to, version }).toEqual({
            from: facts.status,
            to: decision.facts.status,
            version: i + 2,
          });
          expect(byName).toBe(nameOf(by));
          expect(at > (lines[i]?.at ?? ''), `${item.id} ${action} ${at}`).toBe(true);
          facts = decision.facts as typeof facts;
        }
        const { status, approvedAt, approvedBy, publishedAt, scheduledFor } = item;
        expect({ status, approvedAt, approvedBy, publishedAt, scheduledFor }).toEqual({
          status: facts.status,
          approvedAt: facts.approvedAt,
          approvedBy: facts.approvedBy,
          publishedAt: facts.publishedAt,
          scheduledFor: facts.scheduledFor,
        });
        expect(item).toMatchObject({ version: lines.length, updatedAt: lines.at(-1)?.at });
        expect(item.date).toBe(publishedAt ?? scheduledFor ?? item.createdAt);
        expect(item.dated).toBe(publishedAt ?? scheduledFor);
        expect(item.undated).toBe(item.dated === null ? item.updatedAt : null);
      }
    },
  );

  it('says why an item was rejected', () => {
    const rejections = first.history.filter(({ action }) => action === 'reject');
    expect(rejections.length).toBeGreaterThan(0);
    for (const { note } of rejections) expect(note?.length).toBeGreaterThan(10);
  });

  it('gives tags to the type that has a field for them: blog posts', () => {
    const tagged = third.content.filter(({ tags }) => tags.length > 0);
    expect(new Set(tagged.map(({ type }) => type))).toEqual(new Set(['blog']));
    const changed = first.history.filter(({ changes }) =>
      changes.some(({ field }) => field === 'tags'),
    );
    const types = changed.map(({ contentId }) => first.content.find(({ id }) => id === contentId));
    expect(new Set(types.map((item) => item?.type))).toEqual(new Set(['blog']));
  });

  it('keeps to what each platform takes', () => {
    const limits = { x: 280, bluesky: 300, instagram: 2200, linkedin: 3000, facebook: 63_206 };
    for (const item of third.content) {
      if (item.type !== 'social') continue;
      expect(item.body.length, item.title).toBeLessThanOrEqual(limits[item.platform]);
      expect(item.images.length).toBeLessThanOrEqual(4);
      if (item.platform === 'instagram') expect(item.images.length).toBeGreaterThan(0);
    }
  });

  it('shows pictures of its own brand, described', () => {
    const files = new Map(first.files.map((file) => [file.id, file]));
    for (const { images, brandId } of first.content) {
      for (const { fileId, alt } of images) {
        expect(files.get(fileId)).toMatchObject({ brandId, category: 'image' });
        expect(alt.length).toBeGreaterThan(10);
      }
    }
  });

  it('leaves no place of a template open and repeats no title at scale 1', () => {
    const titles = first.content.map(({ brandId, title }) => `${brandId} ${title}`);
    expect(new Set(titles).size).toBe(titles.length);
    expect(JSON.stringify(first.content)).not.toMatch(/\{[a-z]+\}/iu);
  });
});

describe('people and links', () => {
  it('are the four sample accounts with the presets of their roles', () => {
    const access = first.users.map(({ email, role, brandAccess }) => [
      email,
      role,
      ...brandAccess.map((each) => each.role),
    ]);
    expect(access).toEqual([
      ['admin@example.com', 'admin', 'admin', 'admin', 'admin'],
      ['manager@example.com', 'manager', 'editor', 'editor'],
      ['editor@example.com', 'member', 'editor', 'viewer'],
      ['viewer@example.com', 'member', 'viewer'],
    ]);
    for (const { brandAccess } of first.users) {
      for (const { role, permissions } of brandAccess) expect(permissions).toEqual(presets[role]);
    }
  });

  it('are one public link and one private link that ends', () => {
    expect(first.shares.map(({ isPublic, expiresAt }) => [isPublic, expiresAt !== null])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(first.shares.every(({ tokenHash }) => /^[0-9a-f]{64}$/u.test(tokenHash))).toBe(true);
  });

  it('files are of every tab of the library', () => {
    const mine = first.files.filter(({ brandId }) => brandId === firstBrandId);
    expect(new Set(mine.map(({ category }) => category))).toEqual(
      new Set(['image', 'logo', 'document', 'other']),
    );
    const templates = mine.filter(({ isTemplate }) => isTemplate);
    expect(templates.length).toBeGreaterThan(2);
    expect(templates.every(({ category }) => category === 'document')).toBe(true);
  });
});
