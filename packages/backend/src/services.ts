import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type { Message } from '@brandroom/domain/brand/message.schema';
import type { Rule } from '@brandroom/domain/brand/rule.schema';
import type { VoiceTone } from '@brandroom/domain/brand/voice-tone.schema';
import type { Campaign, CampaignMetrics } from '@brandroom/domain/campaign/campaign.schema';
import type { ChannelDay } from '@brandroom/domain/campaign/channel-day';
import type {
  EmailAudience,
  EmailCampaign,
} from '@brandroom/domain/campaign/email-campaign.schema';
import type { ImageRequest } from '@brandroom/domain/content/generated-image.schema';
import type { GeneratedText, TextRequest } from '@brandroom/domain/content/generated-text.schema';
import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Instant, PlainDate } from '@brandroom/domain/time.schema';

/** The brand's data that a text generator gets. */
export interface BrandVoice {
  readonly brand: Pick<Brand, 'name' | 'description'>;
  readonly tones: readonly VoiceTone[];
  readonly messages: readonly Message[];
  readonly rules: readonly Rule[];
}

/** A sample, as far as its bytes depend on it. */
export type Unstored = Pick<FileAsset, 'name' | 'fileType'> & { id: string };

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
  campaignMetrics(campaign: Campaign, at: Instant): Promise<CampaignMetrics>;
  /** Returns the figures of a campaign for each channel and day, from a day until a moment. */
  campaignDays(
    campaign: Campaign,
    period: { from: PlainDate; until: Instant },
  ): Promise<readonly ChannelDay[]>;
  /** Returns how many subscribers a group has. */
  audienceSize(brandId: BrandId, audience: EmailAudience): Promise<number>;
  /** Returns the opens and clicks that an email gets in the end; its recipients are known. */
  emailResults(email: EmailCampaign): Promise<{ opens: number; clicks: number }>;
  /** Returns the bytes of a file or logo whose row names no stored bytes; rejects for any other. */
  unstoredBytes(file: Unstored): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns whether the bytes decode as a picture of this media type. */
  isDrawable(bytes: Uint8Array<ArrayBuffer>, mediaType: string): Promise<boolean>;
}
