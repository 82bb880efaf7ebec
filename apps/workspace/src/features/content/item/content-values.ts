import type { ContentImage, ContentItem, Platform } from '@brandroom/domain/content/content.schema';
import type { CampaignId } from '@brandroom/domain/id.schema';

/** The field values of a form for all types; each type sends its own part. */
export interface ContentValues {
  title: string;
  description: string;
  body: string;
  images: ContentImage[];
  campaignId: CampaignId | null;
  keyword: string;
  tags: string[];
  platform: Platform;
  subject: string;
  preheader: string;
  seoTitle: string;
  seoDescription: string;
  excerpt: string;
  scheduledFor: string | null;
}

/** The values of an empty form. */
export const emptyValues: ContentValues = {
  title: '',
  description: '',
  body: '',
  images: [],
  campaignId: null,
  keyword: '',
  tags: [],
  platform: 'linkedin',
  subject: '',
  preheader: '',
  seoTitle: '',
  seoDescription: '',
  excerpt: '',
  scheduledFor: null,
};

/** Returns the form values of a stored item. */
export function valuesOf(item: ContentItem): ContentValues {
  const known = Object.entries(item).filter(([name]) => name in emptyValues);
  return { ...emptyValues, ...Object.fromEntries(known) };
}
