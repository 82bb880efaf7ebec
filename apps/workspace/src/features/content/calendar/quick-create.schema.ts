import { channels } from '@brandroom/domain/content/channel';
import type { CampaignId } from '@brandroom/domain/id.schema';
import { requiredText } from '@brandroom/domain/text.schema';
import { instant } from '@brandroom/domain/time.schema';
import * as v from 'valibot';

import { emptyValues } from '../item/content-values';
import { contentValuesSchema } from '../item/content-values.schema';

/**
 * Creates a complete draft from a title, a channel and a date: its text and subject are the title.
 */
export const quickCreateSchema = (campaignId: CampaignId | null) =>
  v.pipe(
    v.object({
      title: requiredText(200, 'Enter a title.'),
      channel: v.picklist(channels),
      scheduledFor: v.nullable(instant),
    }),
    v.transform(({ title, channel, scheduledFor }) => {
      const values = { ...emptyValues, title, body: title, campaignId, scheduledFor };
      if (channel === 'email')
        return v.parse(contentValuesSchema('email'), { ...values, subject: title });
      if (channel === 'blog') return v.parse(contentValuesSchema('blog'), values);
      return v.parse(contentValuesSchema('social'), { ...values, platform: channel });
    }),
  );
