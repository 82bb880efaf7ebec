import * as v from 'valibot';

import type { ContentDraft, ContentItem, HistoryEntry } from './content.schema';
import { blogDraft, emailDraft, socialDraft } from './content.schema';

/** Returns only the fields of a draft. */
const written = v.variant('type', [
  v.object(socialDraft.entries),
  v.object(emailDraft.entries),
  v.object(blogDraft.entries),
]);

/** Before each image but the first; an alt text may contain a comma, but no id. */
const betweenImages = /, (?=file_\d+_[0-9a-z]+(?: |,|$))/u;

/** The images of a field, parsed from their text in the history. */
export function imagesOf(worded: string): readonly { fileId: string; alt: string }[] {
  if (worded === '') return [];
  return worded.split(betweenImages).map((image) => {
    const space = image.indexOf(' ');
    return space < 0
      ? { fileId: image, alt: '' }
      : { fileId: image.slice(0, space), alt: image.slice(space + 1) };
  });
}

/** The value of a field, parsed from its text in the history (`contentChanges`). */
function valueOf(field: string, worded: string): unknown {
  if (field === 'tags') return worded === '' ? [] : worded.split(', ');
  if (field === 'campaignId') return worded === '' ? null : worded;
  return field === 'images' ? imagesOf(worded) : worded;
}

/**
 * The text of an item in an earlier version: the present text with every later change
 * undone, the newest first. Null where the history does not lead there.
 *
 * @param version as the history counts, from 1
 */
export function earlierVersion(
  item: ContentItem,
  history: readonly HistoryEntry[],
  version: number,
): ContentDraft | null {
  if (!history.some((entry) => entry.version === version)) return null;
  const later = history
    .filter((entry) => entry.version > version)
    .toSorted((a, b) => b.version - a.version);
  const fields: Record<string, unknown> = { ...item };
  for (const { field, before } of later.flatMap(({ changes }) => changes)) {
    fields[field] = valueOf(field, before);
  }
  const parsed = v.safeParse(written, fields);
  return parsed.success ? parsed.output : null;
}
