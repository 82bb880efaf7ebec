import * as v from 'valibot';

/**
 * The kinds of records and the prefix of their ids (docs/product/formats-and-limits.md#ids).
 */
export const idPrefixes = {
  User: 'user',
  Brand: 'brand',
  Agency: 'agency',
  Logo: 'logo',
  Color: 'color',
  Typography: 'font',
  VoiceTone: 'tone',
  Message: 'message',
  Rule: 'rule',
  Guideline: 'guideline',
  Content: 'content',
  History: 'history',
  File: 'file',
  ShareLink: 'link',
  Invitation: 'invite',
  Campaign: 'campaign',
  Email: 'email',
  Print: 'print',
  KeywordGroup: 'keywords',
  GeneratedImage: 'image',
  SavedView: 'view',
  Notice: 'notice',
  Snapshot: 'snapshot',
} as const;

export type IdKind = keyof typeof idPrefixes;

/** A string that names one record of kind `K`; ids of different kinds do not mix. */
export type Id<K extends IdKind> = string & v.Brand<`${K}Id`>;

/** Schema of an id of one kind, e.g. `content_1748736000000_0k3x9q…`. */
export function idSchema<K extends IdKind>(kind: K): v.GenericSchema<string, Id<K>> {
  return v.pipe(
    v.string(),
    v.regex(new RegExp(`^${idPrefixes[kind]}_[0-9]+_[0-9a-z]+$`), `Not the id of a ${kind}.`),
    v.brand(`${kind}Id`),
  ) as v.GenericSchema<string, Id<K>>;
}

export type UserId = Id<'User'>;
export type BrandId = Id<'Brand'>;
export type ContentId = Id<'Content'>;
export type FileId = Id<'File'>;
export type CampaignId = Id<'Campaign'>;

export const userId = idSchema('User');
export const brandId = idSchema('Brand');
export const contentId = idSchema('Content');
export const fileId = idSchema('File');
export const campaignId = idSchema('Campaign');
export const shareLinkId = idSchema('ShareLink');
export const agencyId = idSchema('Agency');
export const logoId = idSchema('Logo');
export const colorId = idSchema('Color');
export const typographyId = idSchema('Typography');
export const voiceToneId = idSchema('VoiceTone');
export const messageId = idSchema('Message');
export const ruleId = idSchema('Rule');
export const guidelineId = idSchema('Guideline');
export const invitationId = idSchema('Invitation');
export const emailCampaignId = idSchema('Email');
export const printItemId = idSchema('Print');
export const keywordGroupId = idSchema('KeywordGroup');
export const generatedImageId = idSchema('GeneratedImage');
export const savedViewId = idSchema('SavedView');
export const noticeId = idSchema('Notice');
