import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentDraft, platforms } from '@brandroom/domain/content/content.schema';
import type { CampaignId, FileId } from '@brandroom/domain/id.schema';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { columnHeadings } from './columns';
import { autumn, item, options, recorded, rowsOf, spring, writtenOf } from './csv-in-tests';
import { exchangeMessages } from './exchange.messages';
import { readCsv } from './read-csv';
import { csvOf, refusedCsv, templateCsv } from './write-csv';

const messages = exchangeMessages.import.reading;

/** Returns the input that a form would send for an item. */
function draftOf(each: ContentItem) {
  const known = Object.entries(each).filter(([name]) => !(name in recorded));
  const { scheduledFor, ...draft } = Object.fromEntries(known);
  return { draft, scheduledFor };
}

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '\n',
        '\r\n',
        '"',
        ',',
        ';',
        '|',
        '\\',
        '\\n',
        ' ',
        '👩‍👩‍👧',
        'é',
        '\uFEFF',
        '\u2028',
        ': ',
        'file_1_a',
        '=SUM(A1)',
        '""',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);
const text = (max: number) => nasty.filter((value) => value.length <= max && !value.includes('\0'));
/** Text as the schema outputs it: trimmed and not empty. */
const said = (max: number) =>
  text(max)
    .map((value) => value.trim())
    .filter((value) => value !== '');
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const written = {
  title: said(200),
  description: text(2000),
  body: said(1000),
  images: fc.array(
    fc.record({
      fileId: fc.constantFrom('file_1748736000000_a' as FileId, 'file_1_b' as FileId),
      alt: text(500),
    }),
    { maxLength: 3 },
  ),
  campaignId: fc.constantFrom(null, spring, autumn, 'campaign_1_unnamed' as CampaignId),
  keyword: text(100),
  tags: fc.array(said(50), { maxLength: 4 }),
  scheduledFor: fc.option(moment, { nil: null }),
};
const anyItem = fc
  .oneof(
    fc.record({ ...written, type: fc.constant('social'), platform: fc.constantFrom(...platforms) }),
    fc.record({ ...written, type: fc.constant('email'), subject: said(200), preheader: text(200) }),
    fc.record({
      ...written,
      type: fc.constant('blog'),
      seoTitle: text(200),
      seoDescription: text(400),
      excerpt: text(1000),
    }),
  )
  .map((fields) => ({ ...recorded, ...fields }));

describe('a spreadsheet of content', () => {
  it('gives back every written field', () => {
    fc.assert(
      fc.property(
        fc.array(anyItem, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'),
        (items, timeZone) => {
          const csv = csvOf(items, { ...options, timeZone });
          const expected = items.map(draftOf);
          expect(expected.every(({ draft }) => v.is(contentDraft, draft))).toBe(true);
          expect(writtenOf(csv)).toEqual(expected);
        },
      ),
      { numRuns: 400 },
    );
  }, 60_000);

  it.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])(
    'keeps %s, though clocks in Berlin show its time twice',
    (scheduledFor) => {
      const [row] = rowsOf(csvOf([item({ scheduledFor })], options));
      expect(row).toMatchObject({ written: { scheduledFor } });
    },
  );

  it('begins with the mark of its encoding and ends every row as RFC 4180 asks', () => {
    const csv = csvOf([item()], options);
    expect(csv.startsWith(`\uFEFF${Object.values(columnHeadings).join(',')}\r\n`)).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  });

  it.each([
    '=1+1',
    '+49',
    '-5',
    '@here',
    '\tx',
    '\rx',
    '\nx',
    '＝1+1',
    "'=1+1",
    '=HYPERLINK("http://x","y")',
  ])('has no cell that runs: %j', (description) => {
    const csv = csvOf([item({ description })], options);
    const cell = `"'${description.replaceAll('"', '""')}"`;
    expect(csv).toContain(`,${cell},`);
  });

  it('writes dates and times as clocks of the time zone show them', () => {
    const csv = csvOf([item({ scheduledFor: '2026-06-03T12:30:00.000Z' })], options);
    expect(csv).toContain(',2026-06-03,14:30,Europe/Berlin,');
  });

  it('names a campaign by its id where another has the same name', () => {
    const campaigns = new Map([
      [spring, 'Launch'],
      [autumn, 'Launch'],
    ]);
    const csv = csvOf([item({ campaignId: autumn })], { ...options, campaigns });
    expect(csv).toContain(`,${autumn},`);
    expect(writtenOf(csv, { ...options, campaigns })).toMatchObject([
      { draft: { campaignId: autumn } },
    ]);
  });

  it('does not guess which of two campaigns with one name is meant', () => {
    const campaigns = new Map([
      [spring, 'Launch'],
      [autumn, 'Launch'],
    ]);
    const csv = 'Type,Platform,Title,Body,Campaign\nsocial,x,A,B,Launch';
    expect(writtenOf(csv, { ...options, campaigns })).toEqual([
      [{ column: 'Campaign', message: messages.severalCampaigns('Launch') }],
    ]);
  });

  it('writes a campaign by its name, which runs no formula and comes back as it was', () => {
    const campaigns = new Map([[spring, '=SUM(A1), "fresh"']]);
    const csv = csvOf([item({ campaignId: spring })], { ...options, campaigns });
    expect(csv).toContain(`,"'=SUM(A1), ""fresh""",`);
    expect(writtenOf(csv, { ...options, campaigns })).toMatchObject([
      { draft: { campaignId: spring } },
    ]);
  });
});

describe('files that help with an import', () => {
  it('has a template that can be imported as it is', () => {
    expect(rowsOf(templateCsv('2026-11-22'))).toMatchObject([
      { written: { draft: { type: 'social', platform: 'linkedin' } }, hasUsualTime: false },
    ]);
  });

  it('writes refused rows as they were, with their problems, to be corrected and read again', () => {
    const csv = [
      'Type,Channel,Title,Text,Owner',
      'social,x,A,B,Ann',
      `social,x,,"'=B",Ben`,
      'blog,,C,D,Cat,more',
    ].join('\n');
    const reading = readCsv(csv, options);
    if ('problem' in reading) throw new Error(reading.problem);
    const refused = refusedCsv(reading);
    expect(refused).toContain('Problem,Type,Channel,Title,Text,Owner');
    expect(refused).not.toContain('Ann');
    expect(refused).toContain(messages.moreCells);
    const again = readCsv(refused.replace(',x,,', ',x,Corrected,'), options);
    expect(again).toMatchObject({
      unknownColumns: ['Owner'],
      rows: [{ title: 'Corrected', written: { draft: { body: '=B' } } }, { title: 'C' }],
    });
    if ('problem' in again) throw new Error(again.problem);
    // Remaining errors appear alone, without the previous ones.
    expect(refusedCsv(again).match(/Problem/gu)).toHaveLength(1);
  });

  it('says when published items were published, and does not read it', () => {
    const published = item({ status: 'published', publishedAt: '2026-06-03T12:30:00.000Z' });
    const csv = csvOf([published], options);
    expect(csv).toContain(',2026-06-03 14:30,');
    expect(rowsOf(csv)).toMatchObject([{ written: { draft: { title: published.title } } }]);
  });
});
