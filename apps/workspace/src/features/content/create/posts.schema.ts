import type { ContentType } from '@brandroom/domain/content/content.schema';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import * as v from 'valibot';

import { contentValuesSchema } from '../item/content-values.schema';
import type { CreateValues } from './posts';

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

/** Validates the cards of the visible type, and outputs the backend's input. */
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
const kept = v.object({
  ...typed.entries,
  prompt: v.string(),
  social: cards,
  email: cards,
  blog: cards,
});

/**
 * Returns whether a stored value has the current format; text of older versions is not restored.
 */
export function isCreateValues(value: unknown): value is CreateValues {
  return v.is(kept, value);
}
