import type { ContentDraft, ContentType } from '@brandroom/domain/content/content.schema';
import { blogDraft, emailDraft, socialDraft } from '@brandroom/domain/content/content.schema';
import { instant } from '@brandroom/domain/time.schema';
import * as v from 'valibot';

const drafts = { social: socialDraft, email: emailDraft, blog: blogDraft } as const;

export interface WrittenContent {
  draft: ContentDraft;
  scheduledFor: string | null;
}

/** Validates the fields of a type, and outputs the backend's input. */
export function contentValuesSchema(type: ContentType): v.GenericSchema<unknown, WrittenContent> {
  const { type: _, ...fields } = drafts[type].entries;
  return v.pipe(
    v.object({ ...fields, scheduledFor: v.nullable(instant) }),
    // The entries are those of the draft schema, so a valid value is a draft of this type.
    v.transform(({ scheduledFor, ...rest }) => ({
      draft: { type, ...rest } as ContentDraft,
      scheduledFor,
    })),
  );
}
