import { platformLabels } from '@brandroom/domain/content/channel';
import type { FieldChange } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { formatCount } from '@brandroom/domain/format/count';
import { formatDateTime } from '@brandroom/domain/format/date';
import { itemMessages } from './item.messages';

const messages = itemMessages.conflict;

const statusLabels: Readonly<Record<string, string>> = contentStatusLabels;
const platformNames: Readonly<Record<string, string>> = platformLabels;
const longest = 80;

/** Shortens a text to an excerpt on one line. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

const isImage = (entry: string) => /^file_[0-9]+_/u.test(entry);

/** Images are listed as `id alt, id alt`, and an alt text may contain a comma. */
function imageCount(value: string): string {
  return formatCount(value.split(', ').filter(isImage).length, 'image');
}

/** Returns a value of a changed field as text; `nothing` if it is empty. */
function textOf(field: string, value: string, timeZone: string): string {
  if (value === '') return messages.empty;
  if (field === 'status') return statusLabels[value] ?? value;
  if (field === 'platform') return platformNames[value] ?? value;
  if (field === 'scheduledFor') return formatDateTime(value, timeZone);
  if (field === 'images') return imageCount(value);
  return shortened(value);
}

/** Describes the change of a field for people, without ids, ISO dates or complete articles. */
export function describeChange({ field, before, after }: FieldChange, timeZone: string): string {
  if (field === 'campaignId') return after === '' ? messages.noCampaign : messages.otherCampaign;
  const from = textOf(field, before, timeZone);
  const to = textOf(field, after, timeZone);
  if (from !== to) return `${from} → ${to}`;
  // Two equal descriptions differ in a part that is not shown.
  return field === 'images' ? messages.otherImages(to) : messages.furtherOn(to);
}
