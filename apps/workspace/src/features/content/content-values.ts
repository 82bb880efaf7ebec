import type {
  ContentDraft,
  ContentImage,
  ContentItem,
  ContentType,
  Platform,
} from '@brandroom/domain/content/content.schema';
import { blogDraft, emailDraft, socialDraft } from '@brandroom/domain/content/content.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { instant } from '@brandroom/domain/time.schema';
import * as v from 'valibot';

/** What the fields of a form hold, whatever the type: each type sends its own part. */
export interface ContentValues {
  title: string;
  description: string;
  body: string;
  images: ContentImage[];
  campaignId: CampaignId | null;
  tags: string[];
  platform: Platform;
  subject: string;
  preheader: string;
  seoTitle: string;
  seoDescription: string;
  excerpt: string;
  scheduledFor: string | null;
}

/** An empty form (spec section 9: the default platform is LinkedIn). */
export const emptyValues: ContentValues = {
  title: '',
  description: '',
  body: '',
  images: [],
  campaignId: null,
  tags: [],
  platform: 'linkedin',
  subject: '',
  preheader: '',
  seoTitle: '',
  seoDescription: '',
  excerpt: '',
  scheduledFor: null,
};

/** The form of a stored item. */
export function valuesOf(item: ContentItem): ContentValues {
  const known = Object.entries(item).filter(([name]) => name in emptyValues);
  return { ...emptyValues, ...Object.fromEntries(known) };
}

const drafts = { social: socialDraft, email: emailDraft, blog: blogDraft } as const;

export interface WrittenContent {
  draft: ContentDraft;
  scheduledFor: string | null;
}

/** Checks the fields that a type has, and gives what the backend takes. */
export function contentValuesSchema(type: ContentType): v.GenericSchema<unknown, WrittenContent> {
  const { type: _, ...fields } = drafts[type].entries;
  return v.pipe(
    v.object({ ...fields, scheduledFor: v.nullable(instant) }),
    // The entries are the draft's own, so what passed them is a draft of this type.
    v.transform(({ scheduledFor, ...rest }) => ({
      draft: { type, ...rest } as ContentDraft,
      scheduledFor,
    })),
  );
}

/** The form's name for a path that the backend refused, e.g. `draft.title` → `title`. */
export function fieldPath(path: string): string {
  return path.replace(/^draft\./, '');
}
