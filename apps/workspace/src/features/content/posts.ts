import type { ContentType } from '@brandroom/domain/content/content.schema';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import * as v from 'valibot';

import type { OperationError } from '../../shared/api/operation-error';
import { operationError } from '../../shared/api/operation-error';
import type { ContentValues } from './content-values';
import { contentValuesSchema, emptyValues, fieldPath } from './content-values';

/** A card of the create screen; its key names it among the others and over reloads. */
export interface Post extends ContentValues {
  key: string;
}

/** What the create screen holds: the cards of every type, of which one type is in sight. */
export interface CreateValues extends Record<ContentType, Post[]> {
  type: ContentType;
}

/** What an address asks the create screen to begin with. */
export interface CreateStart {
  type?: ContentType | undefined;
  campaignId?: CampaignId | undefined;
  scheduledFor?: Instant | undefined;
}

/** An empty card; it goes to the same campaign and date as the one before it. */
export function newPost(before?: Post): Post {
  const { campaignId, scheduledFor } = before ?? emptyValues;
  return { ...emptyValues, campaignId, scheduledFor, key: crypto.randomUUID() };
}

/** Changes the cards of every type. */
export function everyCard(values: CreateValues, change: (post: Post) => Post): CreateValues {
  const { type, social, email, blog } = values;
  return { type, social: social.map(change), email: email.map(change), blog: blog.map(change) };
}

/** Lays what an address asks for over the cards; what stands in them already stays. */
export function startedWith(values: CreateValues, start: CreateStart): CreateValues {
  const { campaignId = null, scheduledFor = null } = start;
  const filled = everyCard(values, (post) => ({
    ...post,
    campaignId: post.campaignId ?? campaignId,
    scheduledFor: post.scheduledFor ?? scheduledFor,
  }));
  return { ...filled, type: start.type ?? values.type };
}

/** A card of each type. */
export function newValues(start: CreateStart): CreateValues {
  const values = { social: [newPost()], email: [newPost()], blog: [newPost()] };
  return startedWith({ type: 'social', ...values }, start);
}

/** The words and images of a card; where and when it goes out is not among them. */
function written({ campaignId: _, scheduledFor: __, platform: ___, key: ____, ...words }: Post) {
  return words;
}

/** Does a card hold nothing that a person wrote or chose for it? */
export function isBlank(post: Post): boolean {
  return Object.values(written(post)).every(({ length }) => length === 0);
}

/** The types whose cards hold something. */
export function writtenTypes(values: CreateValues): readonly ContentType[] {
  return contentTypes.filter((type) => !values[type].every(isBlank));
}

const cardSchema = (type: ContentType) =>
  v.pipe(
    v.looseObject({ key: v.string() }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const result = v.safeParse(contentValuesSchema(type), dataset.value);
      if (result.success) return { key: dataset.value.key, ...result.output };
      for (const { message, path } of result.issues) {
        addIssue(path ? { message, path } : { message });
      }
      return NEVER;
    }),
  );

const typed = v.object({ type: v.picklist(contentTypes) });

/** Checks the cards of the type in sight, and gives what the backend takes. */
export const cardsSchema = v.lazy((values) => {
  const { type } = v.parse(typed, values);
  return v.pipe(
    v.object({ [type]: v.array(cardSchema(type)) }),
    v.transform((checked) => checked[type] ?? []),
  );
});

const cards = v.pipe(
  v.array(
    v.looseObject({
      key: v.string(),
      title: v.string(),
      body: v.string(),
      images: v.array(v.unknown()),
    }),
  ),
  v.minLength(1),
);
const kept = v.object({ ...typed.entries, social: cards, email: cards, blog: cards });

/** Is this what the create screen kept? Text kept by an older version is left alone. */
export function isCreateValues(value: unknown): value is CreateValues {
  return v.is(kept, value);
}

/** Says of a refusal which card of a type it is about. */
export function inPost(type: ContentType, position: number, thrown: unknown): OperationError {
  const error = operationError(thrown);
  const fields = error.fields.map(({ path, message }) => ({
    path: `${type}.${position}.${fieldPath(path)}`,
    message,
  }));
  return { ...error, fields };
}
