import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type { ColorRole } from '@brandroom/domain/brand/color.schema';
import type { GuidelineDraft } from '@brandroom/domain/brand/guideline.schema';
import type { LogoType } from '@brandroom/domain/brand/logo-type';
import type { MessageDraft } from '@brandroom/domain/brand/message.schema';
import type { RuleDraft } from '@brandroom/domain/brand/rule.schema';
import type { TypographyDraft } from '@brandroom/domain/brand/typography.schema';
import type { VoiceToneDraft } from '@brandroom/domain/brand/voice-tone.schema';
import type { CampaignDraft } from '@brandroom/domain/campaign/campaign.schema';
import type { EmailCampaignDraft } from '@brandroom/domain/campaign/email-campaign.schema';
import type { PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';
import type { KeywordGroupDraft } from '@brandroom/domain/keyword/keyword.schema';

import type { RelativeDate } from '../sample-set';

/** Words that a template leaves open; `{coffee}` takes one of the entries of `coffee`. */
export type Slots = Readonly<Record<string, readonly string[]>>;

export interface SocialTemplate {
  title: string;
  /** Fits every platform: at most 230 characters once its slots are filled. */
  body: string;
  /** An optional second paragraph, used if there is room. */
  more: string;
  /** The words of its hashtags. */
  tags: readonly string[];
}

export interface EmailTemplate {
  title: string;
  subject: string;
  preheader: string;
  body: readonly string[];
}

export interface BlogTemplate {
  title: string;
  excerpt: string;
  seoTitle: string;
  seoDescription: string;
  /** Markdown, one entry a paragraph or heading. */
  body: readonly string[];
  tags: readonly string[];
}

export type SampleCampaign = Omit<CampaignDraft, 'startDate' | 'endDate'> & {
  startDate: RelativeDate;
  endDate: RelativeDate | null;
  /** When its content begins, if that is not the start of the campaign. */
  contentFrom?: RelativeDate;
};

/** A color in its common notations: name, hex, group, PMS, RAL. */
export type SampleColor = readonly [
  name: string,
  hex: string,
  role: ColorRole,
  pms?: string,
  ral?: string,
];

/** Everything that gives one sample brand its character. Lists are as long as scale 1 needs them. */
export interface SampleBrand extends Pick<Brand, 'name' | 'description'> {
  site: string;
  colors: readonly SampleColor[];
  /** Colors that may be used together, by their names; each passes AA. */
  pairs: readonly (readonly [one: string, other: string])[];
  fonts: readonly TypographyDraft[];
  tones: readonly VoiceToneDraft[];
  messages: readonly MessageDraft[];
  rules: readonly RuleDraft[];
  guidelines: readonly GuidelineDraft[];
  logos: readonly { type: LogoType; name: string }[];
  campaigns: readonly SampleCampaign[];
  emails: readonly EmailCampaignDraft[];
  prints: readonly PrintItemDraft[];
  keywordGroups: readonly KeywordGroupDraft[];
  slots: Slots;
  social: readonly SocialTemplate[];
  email: readonly EmailTemplate[];
  blog: readonly BlogTemplate[];
  /** Why an item was sent back, in the words of this brand's reviewers. */
  rejections: readonly string[];
}
