import * as v from 'valibot';

import type { OperationError } from '../../shared/api/operation-error';
import { operationError } from '../../shared/api/operation-error';
import type { ContentValues } from './content-values';
import { contentValuesSchema, emptyValues, fieldPath } from './content-values';

/** A card of the create screen; its key names it among the others and over reloads. */
export interface Post extends ContentValues {
  key: string;
}

/** An empty card; it goes to the same campaign and date as the one before it. */
export function newPost(before?: Post): Post {
  const { campaignId, scheduledFor } = before ?? emptyValues;
  return { ...emptyValues, campaignId, scheduledFor, key: crypto.randomUUID() };
}

const postSchema = v.pipe(
  v.looseObject({ key: v.string() }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const result = v.safeParse(contentValuesSchema('social'), dataset.value);
    if (result.success) return { key: dataset.value.key, ...result.output };
    for (const { message, path } of result.issues) {
      addIssue(path ? { message, path } : { message });
    }
    return NEVER;
  }),
);

export const postsSchema = v.object({ posts: v.array(postSchema) });

/** Is this what the create screen kept? Text kept by an older version is left alone. */
export function isPosts(value: unknown): value is { posts: Post[] } {
  const known = v.object({
    posts: v.pipe(
      v.array(v.looseObject({ key: v.string(), title: v.string(), body: v.string() })),
      v.minLength(1),
    ),
  });
  return v.is(known, value);
}

/** Says of a refusal which card it is about. */
export function inPost(position: number, thrown: unknown): OperationError {
  const error = operationError(thrown);
  const fields = error.fields.map(({ path, message }) => ({
    path: `posts.${position}.${fieldPath(path)}`,
    message,
  }));
  return { ...error, fields };
}
