import type { Instant } from '../time.schema';
import type { ContentDraft, ContentImage, FieldChange } from './content.schema';

/** The edited fields of an item, with its planned date. */
type Written = ContentDraft & { readonly scheduledFor?: Instant | null };

type FieldNames<D> = D extends unknown ? keyof D : never;
export type WrittenField = FieldNames<Written>;

/** The compared fields, in the order of the form, with their labels. */
export const writtenFieldLabels: Record<WrittenField, string> = {
  type: 'Type',
  platform: 'Platform',
  title: 'Title',
  subject: 'Subject line',
  preheader: 'Preheader',
  description: 'Description',
  body: 'Text',
  excerpt: 'Excerpt',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  images: 'Images',
  scheduledFor: 'Date',
  campaignId: 'Campaign',
  keyword: 'Keyword',
  tags: 'Tags',
};

const fields = Object.keys(writtenFieldLabels) as readonly WrittenField[];

/** The fields an approval does not cover (docs/product/content-workflow.md#changes-after-approval). */
const labels: readonly WrittenField[] = ['campaignId', 'keyword', 'tags'];

/** An empty text and none are the same. */
const comparable = (value: Value) => JSON.stringify(value === '' ? null : (value ?? null));

type Value = string | null | undefined | readonly (string | ContentImage)[];

function describe(value: Value): string {
  if (typeof value === 'string') return value;
  return (value ?? [])
    .map((entry) => (typeof entry === 'string' ? entry : `${entry.fileId} ${entry.alt}`.trim()))
    .join(', ');
}

export interface ContentChanges {
  /** Field by field, in the order of the form; values as text, '' where there is none. */
  readonly changes: readonly FieldChange[];
  /**
   * `labels` for campaign, keyword and tags alone. Everything else is content, the planned date too, because
   * an approval covers it.
   */
  readonly scope: 'nothing' | 'labels' | 'content';
}

function valueOf(written: Written, field: WrittenField): Value {
  return new Map<string, Value>(Object.entries(written)).get(field);
}

/** Returns the changes of a save, and whether it affects an approval (docs/product/content-workflow.md#changes-after-approval). */
export function contentChanges(before: Written, after: Written): ContentChanges {
  const changed = fields.filter(
    (field) => comparable(valueOf(before, field)) !== comparable(valueOf(after, field)),
  );
  const changesContent = changed.some((field) => !labels.includes(field));
  return {
    changes: changed.map((field) => ({
      field,
      before: describe(valueOf(before, field)),
      after: describe(valueOf(after, field)),
    })),
    scope: changed.length === 0 ? 'nothing' : changesContent ? 'content' : 'labels',
  };
}
