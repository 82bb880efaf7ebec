import * as v from 'valibot';

import { requiredText, text } from '../text.schema';
import { brandRecord } from './brand-record.schema';

export const messageTypes = ['tagline', 'pillar', 'value'] as const;
export type MessageType = (typeof messageTypes)[number];

/** The headings of the groups. */
export const messageGroupLabels: Record<MessageType, string> = {
  tagline: 'Brand Taglines',
  pillar: 'Brand Pillars',
  value: 'Brand Values',
};

export const messageTypeLabels: Record<MessageType, string> = {
  tagline: 'Tagline',
  pillar: 'Pillar',
  value: 'Value',
};

/** The fields of a message that a person edits. */
export const messageDraft = v.strictObject({
  type: v.picklist(messageTypes),
  content: requiredText(1000, 'Write the message.'),
  description: text(2000),
});
export type MessageDraft = v.InferOutput<typeof messageDraft>;

/** A key message of a brand. */
export const message = v.strictObject({ ...brandRecord('Message'), ...messageDraft.entries });
export type Message = v.InferOutput<typeof message>;
