import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';

import type { BrandId, ContentId, UserId } from '../id.schema';
import { icsOf, isInCalendar } from './calendar-file';
import type { ContentItem, ContentStatus } from './content.schema';

const item = (change: Partial<ContentItem> = {}) =>
  ({
    type: 'social',
    platform: 'linkedin',
    title: 'Harvest',
    description: '',
    body: 'It begins.',
    images: [],
    campaignId: null,
    tags: [],
    id: 'content_1748736000000_1' as ContentId,
    brandId: 'brand_1748736000000_1' as BrandId,
    version: 3,
    status: 'scheduled',
    scheduledFor: '2026-06-03T14:30:00.000Z',
    publishedAt: null,
    approvedAt: null,
    approvedBy: null,
    createdAt: '2026-05-01T08:00:00.000Z',
    createdBy: 'user_1748736000000_1' as UserId,
    updatedAt: '2026-05-02T08:00:00.500Z',
    updatedBy: 'user_1748736000000_1' as UserId,
    ...change,
  }) as ContentItem;

const options = {
  now: '2026-05-20T12:00:00.000Z',
  url: ({ id }: ContentItem) => `https://brandroom.example/content/edit/${id}`,
  timeZone: 'Europe/Berlin',
};

/** The file as another reader parses it. */
function eventsOf(items: readonly ContentItem[]) {
  const calendar = new ICAL.Component(ICAL.parse(icsOf(items, options)) as unknown[]);
  return calendar.getAllSubcomponents('vevent');
}

function onlyEvent(change?: Partial<ContentItem>) {
  const [event, ...others] = eventsOf([item(change)]);
  if (!event || others.length > 0) throw new Error('One event was expected.');
  return event;
}
const categoriesOf = (event: ICAL.Component) =>
  event.getAllProperties('categories').map((property) => property.getFirstValue());
const valueOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '');

describe('a calendar file', () => {
  it('has the fields of an item that a calendar shows', () => {
    const event = onlyEvent({ description: 'First post', tags: ['autumn', 'fruit, fresh'] });
    const names = ['uid', 'summary', 'description', 'status', 'url', 'sequence'] as const;
    expect(Object.fromEntries(names.map((name) => [name, valueOf(event, name)]))).toEqual({
      uid: 'content_1748736000000_1@workspace.local',
      summary: 'Harvest',
      description: 'First post\n\nIt begins.',
      status: 'CONFIRMED',
      url: 'https://brandroom.example/content/edit/content_1748736000000_1',
      sequence: '3',
    });
    expect(categoriesOf(event)).toEqual(['LinkedIn', 'autumn', 'fruit, fresh']);
  });

  it('has its times in UTC, half an hour long', () => {
    const event = onlyEvent();
    const names = ['dtstart', 'dtend', 'dtstamp', 'created', 'last-modified'] as const;
    expect(names.map((name) => valueOf(event, name))).toEqual([
      '2026-06-03T14:30:00Z',
      '2026-06-03T15:00:00Z',
      '2026-05-20T12:00:00Z',
      '2026-05-01T08:00:00Z',
      '2026-05-02T08:00:00Z',
    ]);
  });

  it('has published items at their publishing time', () => {
    const event = onlyEvent({ status: 'published', publishedAt: '2026-06-04T09:15:00.000Z' });
    expect(valueOf(event, 'dtstart')).toBe('2026-06-04T09:15:00Z');
  });

  it.each<[ContentStatus, string]>([
    ['draft', 'TENTATIVE'],
    ['pending', 'TENTATIVE'],
    ['approved', 'CONFIRMED'],
    ['scheduled', 'CONFIRMED'],
    ['published', 'CONFIRMED'],
    ['rejected', 'CANCELLED'],
  ])('says of an item that is %s: %s', (status, expected) => {
    expect(valueOf(onlyEvent({ status }), 'status')).toBe(expected);
  });

  it('leaves unscheduled items out', () => {
    const undated = item({ status: 'draft', scheduledFor: null });
    expect(isInCalendar(undated)).toBe(false);
    expect(eventsOf([undated, item()])).toHaveLength(1);
  });

  it('keeps any text, in lines that end as they must and are at most 75 octets long', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            '\\',
            ';',
            ',',
            ':',
            '"',
            '\n',
            '\r',
            '\t',
            ' ',
            'n',
            'N',
            '👩‍👩‍👧',
            'é',
            '한',
            'BEGIN:VEVENT',
            'END:VCALENDAR',
            '\r\n',
            '\\n',
            '\u2028',
          ),
          { maxLength: 120 },
        )
        .map((parts) => parts.join('')),
    );
    const text = nasty.filter((value) => value.isWellFormed());
    const tags = fc.array(
      text.filter((tag) => tag !== ''),
      { maxLength: 4 },
    );
    // Line breaks have one form in the format, and other control characters have none.
    const kept = (value: string) =>
      value.replace(/\r\n?/gu, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
    const octets = (line: string) => encodeURIComponent(line).replace(/%../gu, '_').length;
    fc.assert(
      fc.property(text, text, text, tags, (title, description, body, labels) => {
        const change = { title, description, body, tags: labels };
        const file = icsOf([item(change)], options);
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        for (const line of file.split('\r\n')) {
          expect(line).not.toMatch(/[\r\n]/u);
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        const event = onlyEvent(change);
        expect(valueOf(event, 'summary')).toBe(kept(title));
        expect(valueOf(event, 'description')).toBe(
          kept([description, body].filter((part) => part !== '').join('\n\n')),
        );
        expect(categoriesOf(event)).toEqual(['LinkedIn', ...labels.map(kept)]);
      }),
      { numRuns: 300 },
    );
  });
});
