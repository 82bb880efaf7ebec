import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentImage, ContentType } from '@brandroom/domain/content/content.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import type { OperationError } from '../../../shared/api/operation-error';
import { operationError } from '../../../shared/api/operation-error';
import { fieldPath } from '../../../shared/form/field-path';
import type { ContentValues } from '../item/content-values';
import { emptyValues } from '../item/content-values';

/** In display order. Taken from the labels, because the schemas load when a form is used. */
export const contentTypes = Object.keys(contentTypeLabels) as ContentType[];

/** A card of the create screen; its key is unique among the cards and survives reloads. */
export interface Post extends ContentValues {
  key: string;
}

/** The values of the create screen: the cards of every type, of which one type is visible. */
export interface CreateValues extends Record<ContentType, Post[]> {
  type: ContentType;
  /** The input of the text generation. */
  prompt: string;
  /** The URL whose initial values were already applied. */
  address?: string;
}

/** The initial values from the create screen's URL. */
export interface CreateStart {
  type?: ContentType | undefined;
  campaignId?: CampaignId | undefined;
  scheduledFor?: Instant | undefined;
  /** Also fills the title and the generator's prompt if they are empty. */
  keyword?: string | undefined;
  /** For the first card of the visible type. */
  image?: ContentImage | undefined;
}

/** Creates an empty card with the campaign, keyword and date of the previous one. */
export function newPost(before?: Post): Post {
  const { campaignId, keyword, scheduledFor } = before ?? emptyValues;
  return { ...emptyValues, campaignId, keyword, scheduledFor, key: crypto.randomUUID() };
}

/** Changes all cards of each type. */
export function everyCard(values: CreateValues, change: (post: Post) => Post): CreateValues {
  const { social, email, blog } = values;
  return {
    ...values,
    social: social.map(change),
    email: email.map(change),
    blog: blog.map(change),
  };
}

/**
 * Applies the values of the address to the cards once: existing values stay, and values that the
 * person removed do not return after a reload.
 */
export function startedWith(values: CreateValues, start: CreateStart): CreateValues {
  const { campaignId = null, keyword = '', scheduledFor = null } = start;
  const type = start.type ?? values.type;
  const address = JSON.stringify(start);
  if (values.address === address) return { ...values, type };
  const filled = everyCard(values, (post) => ({
    ...post,
    campaignId: post.campaignId ?? campaignId,
    keyword: post.keyword || keyword,
    scheduledFor: post.scheduledFor ?? scheduledFor,
  }));
  const posts = withImage(withTitle(filled[type], keyword), start.image);
  return { ...filled, type, address, prompt: values.prompt || keyword, [type]: posts };
}

/** Sets a keyword as the title of the first card, unless it has one. */
function withTitle(posts: Post[], keyword: string): Post[] {
  const [first, ...others] = posts;
  if (!first || first.title !== '' || keyword === '') return posts;
  const title = keyword.charAt(0).toUpperCase() + keyword.slice(1);
  return [{ ...first, title, seoTitle: first.seoTitle || title }, ...others];
}

function withImage(posts: Post[], image: ContentImage | undefined): Post[] {
  const [first, ...others] = posts;
  if (!first || !image || first.images.some(({ fileId }) => fileId === image.fileId)) return posts;
  return [{ ...first, images: [...first.images, image] }, ...others];
}

/** Creates one card of each type. */
export function newValues(start: CreateStart): CreateValues {
  const values = { social: [newPost()], email: [newPost()], blog: [newPost()] };
  return startedWith({ type: 'social', prompt: '', ...values }, start);
}

/** Returns the text and images of a card, without its channel, date and campaign. */
function written(post: Post) {
  const {
    campaignId: _,
    scheduledFor: __,
    platform: ___,
    key: ____,
    keyword: _____,
    ...words
  } = post;
  return words;
}

/** Returns whether a card has no content of its own. */
export function isBlank(post: Post): boolean {
  return Object.values(written(post)).every(({ length }) => length === 0);
}

/** Returns the types whose cards have content. */
export function writtenTypes(values: CreateValues): readonly ContentType[] {
  return contentTypes.filter((type) => !values[type].every(isBlank));
}

/** Adds the card's position to the paths of an error. */
export function inPost(type: ContentType, position: number, thrown: unknown): OperationError {
  const error = operationError(thrown);
  const fields = error.fields.map(({ path, message }) => ({
    path: `${type}.${position}.${fieldPath(path)}`,
    message,
  }));
  return { ...error, fields };
}
