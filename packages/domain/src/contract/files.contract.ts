import { eventIterator } from '@orpc/contract';
import * as v from 'valibot';

import { emailStatuses } from '../campaign/email-status';
import { contentStatuses } from '../content/content.schema';
import {
  fileAsset,
  fileCategories,
  fileVersion,
  sharedFile,
  shareLink,
  sharePassphrase,
} from '../file/file.schema';
import { fileOrders } from '../file/order';
import { brandId, contentId, emailCampaignId, fileId, shareLinkId } from '../id.schema';
import { sortDirections } from '../sort-direction';
import { tag, uniqueTags } from '../tags.schema';
import { text } from '../text.schema';
import { instant } from '../time.schema';
import { done, operation, page, pageInput } from './base';

/** The tabs of the library (docs/product/files.md#categories). */
export const fileTabs = ['all', 'documents', 'images', 'brandAssets', 'templates'] as const;
export type FileTab = (typeof fileTabs)[number];

/** Bytes stored so far, of how many. */
export const uploadProgress = v.strictObject({ loaded: v.number(), total: v.number() });
export type UploadProgress = v.InferOutput<typeof uploadProgress>;

/** A content item or an email campaign that shows a file. */
export const fileUse = v.variant('kind', [
  v.strictObject({
    kind: v.literal('content'),
    id: contentId,
    name: v.string(),
    status: v.picklist(contentStatuses),
  }),
  v.strictObject({
    kind: v.literal('email'),
    id: emailCampaignId,
    name: v.string(),
    status: v.picklist(emailStatuses),
  }),
]);
export type FileUse = v.InferOutput<typeof fileUse>;

const version = fileAsset.entries.version;

export const filesContract = {
  /** Newest first by default. */
  list: operation
    .input(
      v.strictObject({
        brandId,
        tab: v.optional(v.picklist(fileTabs), 'all'),
        /** Case-insensitive part of the file's name, its alt text or one of its tags. */
        text: v.optional(text(200)),
        /** Files with this tag, ignoring case. */
        tag: v.optional(tag),
        orderBy: v.optional(v.picklist(fileOrders), 'createdAt'),
        direction: v.optional(v.picklist(sortDirections), 'descending'),
        ...pageInput,
      }),
    )
    .output(page(fileAsset)),
  /** The tags of the brand's files, the most frequent first. */
  tags: operation
    .input(v.strictObject({ brandId }))
    .output(v.array(v.strictObject({ tag, count: v.number() }))),
  /** Images that fit a text, the best first, each with the words that it shares with it. */
  suggest: operation
    .input(v.strictObject({ brandId, text: text(2000) }))
    .output(
      v.array(v.strictObject({ file: fileAsset, words: v.array(v.string()), alt: v.string() })),
    ),
  get: operation.input(v.strictObject({ id: fileId })).output(fileAsset),
  /**
   * Streams its progress, then the stored file. Category and media type come from the bytes;
   * `invalid` when they do not fit the name, are too large or unsafe. Cancelling the call
   * takes the file out again.
   */
  upload: operation
    .input(v.strictObject({ brandId, file: v.file() }))
    .output(eventIterator(uploadProgress, fileAsset)),
  /** Holds other bytes of the same kind from now on, wherever it is used or shared; the present ones go into the history. */
  replace: operation.input(v.strictObject({ id: fileId, file: v.file() })).output(fileAsset),
  /** The replaced versions, newest first. */
  versions: operation.input(v.strictObject({ id: fileId })).output(v.array(fileVersion)),
  /** Holds the bytes of an older version again, as a new one. */
  restoreVersion: operation.input(v.strictObject({ id: fileId, version })).output(fileAsset),
  /** The stored bytes of the present or an older version, under its name; needs the download right. */
  download: operation
    .input(v.strictObject({ id: fileId, version: v.optional(version) }))
    .output(v.file()),
  /** The file to look at in the app, or null where the app cannot show it. */
  preview: operation
    .input(v.strictObject({ id: fileId, version: v.optional(version) }))
    .output(v.nullable(v.blob())),
  update: operation
    .input(
      v.strictObject({
        id: fileId,
        patch: v.strictObject({
          name: v.optional(fileAsset.entries.name),
          category: v.optional(v.picklist(fileCategories)),
          isTemplate: v.optional(v.boolean()),
          alt: v.optional(fileAsset.entries.alt),
          tags: v.optional(uniqueTags),
          /** Beside those that it has. */
          addTags: v.optional(uniqueTags),
          removeTags: v.optional(uniqueTags),
        }),
      }),
    )
    .output(fileAsset),
  /** The visible records that show the file: content first, the newest first. */
  usage: operation.input(v.strictObject({ id: fileId })).output(v.array(fileUse)),
  /** Moves the file to the trash and stops its share links; `restore` brings both back. */
  delete: operation.input(v.strictObject({ id: fileId })).output(done),
  restore: operation.input(v.strictObject({ id: fileId })).output(fileAsset),
};

const shareToken = v.pipe(v.string(), v.minLength(20), v.maxLength(100));

/** The answer to people who follow a link; an unknown link is `notFound`. */
export const shareVisit = v.variant('state', [
  v.strictObject({
    state: v.literal('open'),
    file: sharedFile,
    /** Only signed-in people who may see the file can open it. */
    isForTeam: v.boolean(),
    expiresAt: v.nullable(instant),
    /** Opens the content of a link with a passphrase for an hour; null where none is needed. */
    ticket: v.nullable(v.string()),
  }),
  v.strictObject({
    state: v.literal('passphrase'),
    /** The passphrase that was sent does not fit. */
    isWrong: v.boolean(),
    /** No passphrase is checked before. */
    retryAt: v.nullable(instant),
  }),
  v.strictObject({ state: v.literal('expired'), at: instant }),
  v.strictObject({ state: v.literal('revoked'), at: instant }),
]);
export type ShareVisit = v.InferOutput<typeof shareVisit>;

/** See docs/product/files.md#share-links. */
export const sharesContract = {
  /** Without the revoked ones, newest first. */
  list: operation.input(v.strictObject({ assetId: fileId })).output(v.array(shareLink)),
  create: operation
    .input(
      v.strictObject({
        assetId: fileId,
        isPublic: v.boolean(),
        passphrase: v.optional(sharePassphrase),
        expiresAt: v.nullable(instant),
      }),
    )
    .output(shareLink),
  /** Revokes the link. */
  delete: operation.input(v.strictObject({ id: shareLinkId })).output(done),
  /** Follows a link and counts that it was opened. Each wrong passphrase makes the next one wait longer. */
  visit: operation
    .input(v.strictObject({ token: shareToken, passphrase: v.optional(v.string()) }))
    .output(shareVisit),
  /** The bytes behind a link; a private one needs a ticket, or a signed-in person who may see the file. */
  open: operation
    .input(v.strictObject({ token: shareToken, ticket: v.optional(v.string()) }))
    .output(v.strictObject({ file: sharedFile, content: v.file() })),
};
