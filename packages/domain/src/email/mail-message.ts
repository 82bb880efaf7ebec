import type { EmailCampaignDraft } from '../campaign/email-campaign.schema';
import { slugOf } from '../content/cut-off';

/** The part of a footer that becomes the address of a reader's own unsubscribe page. */
export const unsubscribePlaceholder = '{{unsubscribe}}';

/** The usual footer of a brand's emails. */
export function defaultFooter(brandName: string): string {
  return `You receive this email because you signed up for news from ${brandName}. [Unsubscribe](${unsubscribePlaceholder})`;
}

/** The footer of an email. */
export function footerOf(draft: Pick<EmailCampaignDraft, 'footer'>, brandName: string): string {
  return draft.footer ?? defaultFooter(brandName);
}

/** The brand's address space in mails; nothing is ever sent there. */
export function mailHost(brandName: string): string {
  const ascii = slugOf(brandName).replace(/[^a-z0-9-]/gu, '');
  return `${ascii.replace(/^-+|-+$/gu, '') || 'brand'}.example`;
}

/** The page where a reader of the brand's emails unsubscribes. */
export function unsubscribeAddress(brandName: string): string {
  return `https://${mailHost(brandName)}/unsubscribe`;
}

/** A picture of a mail. */
export interface MailPicture {
  /** The `src` attribute: an address in the preview, `cid:…` in a file. */
  readonly source: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Everything a mail is drawn from. */
export interface MailMessage {
  readonly brandName: string;
  /** `#rrggbb`; the first primary color. */
  readonly brandColor: string;
  /** `#rrggbb`; a color of the brand that is allowed on it. Black or white where it is left out. */
  readonly inkOnBrand?: string | undefined;
  /** As CSS names it; a mail program without it shows its own. */
  readonly fontFamily: string | null;
  readonly logo: MailPicture | null;
  readonly image: MailPicture | null;
  readonly email: EmailCampaignDraft;
}
