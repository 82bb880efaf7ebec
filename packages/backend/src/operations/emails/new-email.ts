import type {
  EmailCampaign,
  EmailCampaignDraft,
} from '@brandroom/domain/campaign/email-campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';

import type { Env } from '../../env';
import { invalid } from '../../pipeline/failure';
import type { Preparing } from '../../pipeline/operation';
import type { WriteTransaction } from '../../store/store';
import { missingImage } from '../content/stored-content';

/** A draft that was never sent. */
export function newEmail(
  draft: EmailCampaignDraft,
  { env, at, ...facts }: { env: Env; at: Instant; brandId: BrandId; recipients: number },
): EmailCampaign {
  return {
    ...draft,
    ...facts,
    id: env.id('Email'),
    status: 'draft',
    sentAt: null,
    scheduledFor: null,
    opens: 0,
    clicks: 0,
    createdAt: at,
    updatedAt: at,
  };
}

/** The image must be a file of the same brand; one that the email has already stays. */
export async function requireImage(
  transaction: WriteTransaction,
  { image }: EmailCampaignDraft,
  brandId: BrandId,
  before?: EmailCampaignDraft,
): Promise<void> {
  if (!image) return;
  const present = before?.image ? [before.image] : [];
  if ((await missingImage(transaction, brandId, [image], present)) === -1) return;
  throw invalid('draft.image', 'This image is not in the file library of this brand.');
}

/** The number of subscribers in the audience of a draft. */
export const audienceOf = (
  { brandId, draft }: { brandId: BrandId; draft: EmailCampaignDraft },
  { env }: Preparing,
) => env.services.audienceSize(brandId, draft.audience ?? 'everyone');
