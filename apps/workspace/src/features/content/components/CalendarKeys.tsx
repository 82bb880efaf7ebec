import type { KeyGroup } from '../../../shared/keys/KeysDialog';
import { KeysDialog } from '../../../shared/keys/KeysDialog';
import { overlayMessages } from '../calendar-overlays.messages';
import type { EntryActionId } from '../entry-keys';
import { entryKeys } from '../entry-keys';

const messages = overlayMessages.keys;
const { does } = overlayMessages.menu;
const actions = Object.keys(entryKeys) as readonly EntryActionId[];

const groups: readonly KeyGroup[] = [
  {
    title: messages.days,
    items: [
      { keys: ['←', '→'], does: messages.day },
      { keys: ['↑', '↓'], does: messages.week },
      { keys: ['Home', 'End'], does: messages.ends },
      { keys: ['Page Up', 'Page Down'], does: messages.period },
      { keys: ['Enter'], does: messages.into },
      { keys: ['Tab'], does: messages.tray },
      { keys: ['?'], does: messages.list },
    ],
  },
  {
    title: messages.item,
    items: [
      { keys: ['Enter'], does: messages.open },
      { keys: ['↑', '↓'], does: messages.sibling },
      { keys: ['Escape'], does: messages.back },
      { keys: ['Space'], does: messages.lift },
      { keys: ['Menu', 'Shift+F10'], does: messages.menu },
      ...actions.map((id) => ({ keys: [entryKeys[id]], does: does[id] })),
    ],
  },
  {
    title: messages.lifted,
    items: [
      { keys: ['←', '→'], does: messages.byDay },
      { keys: ['↑', '↓'], does: messages.week },
      { keys: ['Page Up', 'Page Down'], does: messages.byMonth },
      { keys: ['Shift+←', 'Shift+→'], does: messages.byTime },
      { keys: ['Enter', 'Space'], does: messages.drop },
      { keys: ['Escape'], does: messages.return },
    ],
  },
];

/** Every key of the calendar. */
export function CalendarKeys({ onClose }: { onClose: () => void }) {
  return <KeysDialog title={messages.title} groups={groups} onClose={onClose} />;
}
