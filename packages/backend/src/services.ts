import type { Color, ColorDraft } from '@brandroom/domain/brand/color.schema';
import type { Brand, BrandDraft } from '@brandroom/domain/brand/brand.schema';
import type { Message, MessageDraft } from '@brandroom/domain/brand/message.schema';
import type { Rule, RuleDraft } from '@brandroom/domain/brand/rule.schema';
import type { TypographyDraft } from '@brandroom/domain/brand/typography.schema';
import type { VoiceTone, VoiceToneDraft } from '@brandroom/domain/brand/voice-tone.schema';
import type { Campaign, CampaignMetrics } from '@brandroom/domain/campaign/campaign.schema';
import type { ChannelDay } from '@brandroom/domain/campaign/channel-day';
import type { Platform } from '@brandroom/domain/content/content.schema';
import type {
  EmailAudience,
  EmailCampaign,
} from '@brandroom/domain/campaign/email-campaign.schema';
import type { ImageRequest } from '@brandroom/domain/content/generated-image.schema';
import type { GeneratedText, TextRequest } from '@brandroom/domain/content/generated-text.schema';
import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { SocialPage } from '@brandroom/domain/integration/social-connection.schema';
import type { KeywordFigures, KeywordMarket } from '@brandroom/domain/keyword/keyword-days';
import type { Instant, PlainDate } from '@brandroom/domain/time.schema';

import type { CollectionName, Collections } from './store/collections';

/** The brand's data that a text generator gets. */
export interface BrandVoice {
  readonly brand: Pick<Brand, 'name' | 'description'>;
  readonly tones: readonly VoiceTone[];
  readonly messages: readonly Message[];
  readonly rules: readonly Rule[];
}

/** The first content of a brand that a quick build makes. */
export interface StarterBrand extends BrandDraft {
  readonly colors: readonly ColorDraft[];
  readonly fonts: readonly TypographyDraft[];
  readonly tones: readonly VoiceToneDraft[];
  readonly messages: readonly MessageDraft[];
  readonly rules: readonly RuleDraft[];
}
/** One row of the samples and where it belongs. */
export type SampleRow = {
  [C in CollectionName]: { collection: C; row: Collections[C] };
}[CollectionName];

/** A sample, as far as its bytes depend on it. */
export type Unstored = Pick<FileAsset, 'name' | 'fileType'> & { id: string };

/** A request to a WordPress site's REST API. */
export interface SiteRequest {
  url: string;
  method: 'GET' | 'POST' | 'DELETE';
  token?: string | undefined;
  body?: Readonly<Record<string, unknown>>;
}

export interface SiteResponse {
  status: number;
  /** The total number of records of a list, as in `X-WP-Total`. */
  total?: number;
  body: unknown;
}

/**
 * Services that operations use beside the store: generators, analytics, an image decoder. None may be
 * awaited while a transaction is open.
 */
export interface Services {
  /** The brand that a newly registered person may view. */
  readonly newcomerBrandId: BrandId;
  /** Returns one text for each platform of the request. */
  generateTexts(request: TextRequest, voice: BrandVoice): Promise<GeneratedText[]>;
  /** Returns a PNG in the brand's colors. */
  generateImage(request: ImageRequest, colors: readonly Color[]): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the brand of a site by its host, without a request; the same for the same host. */
  starterBrand(host: string): Promise<StarterBrand>;
  campaignMetrics(campaign: Campaign, at: Instant): Promise<CampaignMetrics>;
  /** Returns the figures of a campaign for each channel and day, from a day until a moment. */
  campaignDays(
    campaign: Campaign,
    period: { from: PlainDate; until: Instant },
  ): Promise<readonly ChannelDay[]>;
  /** Returns the pages that the brand's account on a platform may publish to, at least one. */
  socialPages(
    platform: Platform,
    brand: Pick<Brand, 'name'>,
  ): Promise<readonly Pick<SocialPage, 'id' | 'name'>[]>;
  /** Sends a request to a WordPress site; rejects when it cannot be reached. */
  requestSite(request: SiteRequest): Promise<SiteResponse>;
  keywordMarket(asked: { brandId: BrandId; keyword: string }): Promise<KeywordMarket>;
  /** Returns the figures of a brand's keyword for each of the days, in their order. */
  keywordDays(
    asked: { brandId: BrandId; keyword: string },
    days: readonly PlainDate[],
  ): Promise<readonly KeywordFigures[]>;
  /** Returns how many subscribers a group has. */
  audienceSize(brandId: BrandId, audience: EmailAudience): Promise<number>;
  /** Returns the opens and clicks that an email gets in the end; its recipients are known. */
  emailResults(email: EmailCampaign): Promise<{ opens: number; clicks: number }>;
  /**
   * Returns the bytes of a file or logo whose row names no stored bytes; rejects for any other. May
   * reject once the signal is aborted.
   */
  unstoredBytes(file: Unstored, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the rows of the samples of a scale, placed against a moment. */
  sampleRows(scale: number, at: Instant): Promise<Iterable<SampleRow>>;
  /** Returns whether the bytes decode as a picture of this media type. */
  isDrawable(bytes: Uint8Array<ArrayBuffer>, mediaType: string): Promise<boolean>;
}
