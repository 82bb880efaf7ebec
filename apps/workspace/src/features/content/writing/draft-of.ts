import type { ContentDraft, ContentType } from '@brandroom/domain/content/content.schema';

import type { ContentValues } from '../item/content-values';

/** Returns the values of a form as a draft of its type, valid or not. */
export function draftOf(type: ContentType, values: ContentValues): ContentDraft {
  const { title, description, body, images, campaignId, keyword, tags } = values;
  const shared = { title, description, body, images, campaignId, keyword, tags };
  if (type === 'social') return { type, ...shared, platform: values.platform };
  if (type === 'email') {
    return { type, ...shared, subject: values.subject, preheader: values.preheader };
  }
  const { seoTitle, seoDescription, excerpt } = values;
  return { type, ...shared, seoTitle, seoDescription, excerpt };
}
