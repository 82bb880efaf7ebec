import * as v from 'valibot';

import { platforms } from '../content/platform';
import { brandId } from '../id.schema';
import { text } from '../text.schema';
import { instant } from '../time.schema';

export const socialPage = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  name: v.string(),
  isSelected: v.boolean(),
});
export type SocialPage = v.InferOutput<typeof socialPage>;

/** Whether a brand is connected to a platform, and to which of its pages. */
export const socialConnection = v.strictObject({
  brandId,
  platform: v.picklist(platforms),
  isConnected: v.boolean(),
  connectedAt: v.nullable(instant),
  pages: v.array(socialPage),
});
export type SocialConnection = v.InferOutput<typeof socialConnection>;

export const chatServices = ['slack', 'teams'] as const;
export type ChatService = (typeof chatServices)[number];

export const chatServiceLabels: Record<ChatService, string> = { slack: 'Slack', teams: 'Teams' };

/** Whether notifications can go to a chat. */
export const chatConnection = v.strictObject({
  brandId,
  service: v.picklist(chatServices),
  isConnected: v.boolean(),
  connectedAt: v.nullable(instant),
});
export type ChatConnection = v.InferOutput<typeof chatConnection>;

/** A message to a chat. It is only kept in the outbox: nothing leaves the browser. */
export const chatMessage = v.strictObject({
  id: v.string(),
  service: v.picklist(chatServices),
  text: text(500),
  sentAt: instant,
  sentByName: v.string(),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;
