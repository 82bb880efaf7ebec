import * as v from 'valibot';

import { brandId, fileId, shareLinkId, userId } from '../id.schema';
import { tags } from '../tags.schema';
import { requiredText, text } from '../text.schema';
import { instant } from '../time.schema';

export const fileCategories = ['logo', 'image', 'document', 'other'] as const;
export type FileCategory = (typeof fileCategories)[number];

const bytes = {
  name: requiredText(255, 'A file needs a name.'),
  /** Media type, by content and not by name. */
  fileType: v.string(),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Counted from 1; each replacement is the next one. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
};

/** A file of the library. Its bytes are requested separately, by id. */
export const fileAsset = v.strictObject({
  id: fileId,
  brandId,
  ...bytes,
  category: v.picklist(fileCategories),
  /** A document that the Templates tab shows. */
  isTemplate: v.boolean(),
  /** Without duplicates, ignoring case. */
  tags,
  /** A description of the picture, offered wherever it is used. */
  alt: text(500),
  createdAt: instant,
  createdBy: userId,
  createdByName: v.string(),
});
export type FileAsset = v.InferOutput<typeof fileAsset>;

/** A replaced version of a file. */
export const fileVersion = v.strictObject({
  ...bytes,
  replacedAt: instant,
  replacedByName: v.string(),
});
export type FileVersion = v.InferOutput<typeof fileVersion>;

/** The facts that a share link shows about a file: nothing about the team. */
export const sharedFile = v.strictObject({
  name: fileAsset.entries.name,
  fileType: fileAsset.entries.fileType,
  size: fileAsset.entries.size,
  /** Only logos are shown as see-through. */
  category: fileAsset.entries.category,
});
export type SharedFile = v.InferOutput<typeof sharedFile>;

/** A link that opens one file read-only (docs/product/files.md#share-links). */
export const shareLink = v.strictObject({
  id: shareLinkId,
  assetId: fileId,
  /** Path within the app; the token in it is known only when the link is made. */
  url: v.nullable(v.string()),
  /** Opens for anyone who has its address. */
  isPublic: v.boolean(),
  /** Opens for anyone who also has its passphrase; without one, a private link is for the team. */
  hasPassphrase: v.boolean(),
  expiresAt: v.nullable(instant),
  createdAt: instant,
  /** How often it was opened, and when the last time. */
  openCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lastOpenedAt: v.nullable(instant),
});
export type ShareLink = v.InferOutput<typeof shareLink>;

/** The passphrase of a private link. */
export const sharePassphrase = v.pipe(
  v.string(),
  v.minLength(8, 'Use at least 8 characters.'),
  v.maxLength(200, 'Use at most 200 characters.'),
);
