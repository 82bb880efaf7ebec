import { platformLabels } from '@brandroom/domain/content/channel';
import type { ContentItem, FieldChange } from '@brandroom/domain/content/content.schema';
import { contentChanges } from '@brandroom/domain/content/diff';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { formatCount } from '@brandroom/domain/format/count';
import { formatDateTime } from '@brandroom/domain/format/date';
import * as v from 'valibot';

import type { OperationError } from '../../shared/api/operation-error';
import { contentMessages } from './content.messages';
import type { ContentValues } from './content-values';

const messages = contentMessages.conflict;

/** What somebody else changed while this person was writing. */
export interface ConflictFacts {
  /** Who; null when it is not known. */
  by: string | null;
  changes: readonly FieldChange[];
  /** The version that is stored now. */
  version: number;
}

const conflictData = v.object({
  current: v.object({ version: v.number() }),
  changes: v.array(v.object({ field: v.string(), before: v.string(), after: v.string() })),
  changedBy: v.nullable(v.string()),
});

/** Reads a refused save; null when it was refused for something else. */
export function conflictFacts({ code, data }: OperationError): ConflictFacts | null {
  const result = v.safeParse(conflictData, data);
  if (code !== 'conflict' || !result.success) return null;
  const { changedBy, changes, current } = result.output;
  return { by: changedBy, changes, version: current.version };
}

/** Compares what the form was filled from with the item that has come in since, and from whom. */
export function conflictWith(
  values: ContentValues,
  item: ContentItem,
  by: string | null,
): ConflictFacts {
  // The form holds the fields of every type: those that the item has not are nobody's change.
  const own = Object.entries(values).filter(([field]) => field in item);
  const before = { ...item, ...Object.fromEntries(own) };
  return { by, changes: contentChanges(before, item).changes, version: item.version };
}

const statusWords: Readonly<Record<string, string>> = contentStatusLabels;
const platformWords: Readonly<Record<string, string>> = platformLabels;
const longest = 80;

/** As much of a text as can be told apart at a glance, on one line. */
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

/** Images are listed as `id alt, id alt`, and an alt text may hold a comma. */
function imageCount(value: string): string {
  return formatCount(value.split(', ').filter(isImage).length, 'image');
}

/** One value of a changed field in words; `nothing` stands for none. */
function inWords(field: string, value: string, timeZone: string): string {
  if (value === '') return messages.empty;
  if (field === 'status') return statusWords[value] ?? value;
  if (field === 'platform') return platformWords[value] ?? value;
  if (field === 'scheduledFor') return formatDateTime(value, timeZone);
  if (field === 'images') return imageCount(value);
  return shortened(value);
}

/** What changed in a field, for a person: no ids, no machine's dates, no whole articles. */
export function changeInWords({ field, before, after }: FieldChange, timeZone: string): string {
  if (field === 'campaignId') return after === '' ? messages.noCampaign : messages.otherCampaign;
  const from = inWords(field, before, timeZone);
  const to = inWords(field, after, timeZone);
  if (from !== to) return `${from} → ${to}`;
  // Two that read alike differ in what is not shown.
  return field === 'images' ? messages.otherImages(to) : messages.furtherOn(to);
}
