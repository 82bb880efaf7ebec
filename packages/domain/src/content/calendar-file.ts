import type { Instant } from '../time.schema';
import { instantOf } from '../time/instant';
import { channelLabels, channelOf } from './channel';
import type { ContentItem, ContentStatus } from './content.schema';
import { datedBy } from './date';

export interface CalendarFileOptions {
  /** When the file is made. */
  now: Instant;
  /** The address at which an item opens. */
  url(item: ContentItem): string;
  /** In which a calendar should show the file (IANA name); the times in it are UTC. */
  timeZone: string;
}

/** RFC 5545 section 3.1: a line is at most 75 octets long, its line break not counted. */
const lineOctets = 75;
/** How long a post takes in a calendar: long enough to be seen there. */
const length = 30 * 60_000;

const eventStatus: Record<ContentStatus, string> = {
  draft: 'TENTATIVE',
  pending: 'TENTATIVE',
  approved: 'CONFIRMED',
  scheduled: 'CONFIRMED',
  published: 'CONFIRMED',
  rejected: 'CANCELLED',
};

// A text holds no control character but a tab (RFC 5545 section 3.3.11); line breaks are escaped.
const controls = /(?![\t\n])\p{Cc}/gu;

function escaped(value: string): string {
  return value
    .replace(/\r\n?/gu, '\n')
    .replace(controls, '')
    .replace(/[\\;,]/gu, String.raw`\$&`)
    .replace(/\n/gu, String.raw`\n`);
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}

/** Breaks a line where it grows too long, between code points. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > lineOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += more;
  }
  return [...parts, part].join('\r\n');
}

/** `2025-06-01T09:00:00.000Z` as `20250601T090000Z`: the format knows whole seconds. */
const utc = (at: Instant) => at.replace(/[-:]|\.\d+/gu, '');

/** Returns whether an item has a place in a calendar. */
export function isInCalendar(item: ContentItem): boolean {
  return datedBy(item).kind !== 'created';
}

function event(item: ContentItem, { now, url }: CalendarFileOptions): string[] {
  const { id, title, description, body, status, tags, version } = item;
  const { at } = datedBy(item);
  const end = instantOf(Date.parse(at) + length);
  const words = [description, body].filter((text) => text !== '').join('\n\n');
  const categories = [channelLabels[channelOf(item)], ...tags];
  return [
    'BEGIN:VEVENT',
    `UID:${id}@workspace.local`,
    `DTSTAMP:${utc(now)}`,
    `CREATED:${utc(item.createdAt)}`,
    `LAST-MODIFIED:${utc(item.updatedAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${utc(at)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(words)}`,
    `STATUS:${eventStatus[status]}`,
    // One a line, because many readers split a list at escaped commas too.
    ...categories.map((category) => `CATEGORIES:${escaped(category)}`),
    `URL:${url(item)}`,
    'END:VEVENT',
  ];
}

/**
 * A calendar file (RFC 5545) of the items that have a date, each half an hour long from where it
 * is scheduled or was published; unscheduled items are left out. An item keeps its name over every
 * export, so that a calendar that takes in a newer file changes it instead of adding another.
 */
export function icsOf(items: readonly ContentItem[], options: CalendarFileOptions): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brandroom//Content//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-TIMEZONE:${escaped(options.timeZone)}`,
    ...items.filter(isInCalendar).flatMap((item) => event(item, options)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
