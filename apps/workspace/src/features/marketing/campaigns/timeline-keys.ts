import type { KeyGroup } from '../../../shared/keys/key-group';
import { campaignsMessages } from './campaigns.messages';

const messages = campaignsMessages.keys;

/** The shortcuts of the timeline, for people who may change campaigns. */
export const timelineKeys: readonly KeyGroup[] = [
  {
    title: messages.bars,
    items: [
      { keys: ['↑', '↓'], does: messages.bar },
      { keys: ['Home', 'End'], does: messages.ends },
      { keys: ['Enter'], does: messages.lift },
      { keys: ['?'], does: messages.list },
    ],
  },
  {
    title: messages.lifted,
    items: [
      { keys: ['←', '→'], does: messages.day },
      { keys: ['Shift+←', 'Shift+→'], does: messages.week },
      { keys: ['Page Up', 'Page Down'], does: messages.month },
      { keys: ['S', 'E', 'A'], does: messages.part },
      { keys: ['Enter'], does: messages.drop },
      { keys: ['Escape'], does: messages.cancel },
    ],
  },
];
