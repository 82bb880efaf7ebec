import type { BrandId } from '@brandroom/domain/id.schema';

import { useWorkspace } from '../../../shared/brand/workspace';
import type { KeyGroup } from '../../../shared/keys/key-group';
import { KeysDialog } from '../../../shared/keys/KeysDialog';
import { useClock } from '../../../shared/time/clock';
import { actionsMessages } from '../actions/actions.messages';
import { calendarMessages } from './calendar.messages';
import type { EntryActionId } from '../actions/entry-keys';
import { entryKeys } from '../actions/entry-keys';
import { actionsOpenTo } from './entry-rights';

const messages = calendarMessages.keys;
const { does } = actionsMessages;
const actions = Object.keys(entryKeys) as readonly EntryActionId[];

/** Returns the shortcuts for a person's actions. */
function keyGroups(open: ReadonlySet<EntryActionId>, hasTray: boolean): readonly KeyGroup[] {
  const mayMove = open.has('move');
  const days: KeyGroup = {
    title: messages.days,
    items: [
      { keys: ['←', '→'], does: messages.day },
      { keys: ['↑', '↓'], does: messages.week },
      { keys: ['Home', 'End'], does: messages.ends },
      { keys: ['Page Up', 'Page Down'], does: messages.period },
      { keys: ['Enter'], does: open.has('copy') ? messages.intoOrAdd : messages.into },
      ...(open.has('copy') ? [{ keys: ['Shift+Enter'], does: messages.add }] : []),
      ...(hasTray ? [{ keys: ['Tab'], does: messages.tray }] : []),
      { keys: ['?'], does: messages.list },
    ],
  };
  const item: KeyGroup = {
    title: messages.item,
    items: [
      { keys: ['Enter'], does: messages.open },
      { keys: ['↑', '↓'], does: messages.sibling },
      { keys: ['Escape'], does: messages.back },
      ...(mayMove ? [{ keys: ['Space'], does: messages.lift }] : []),
      { keys: ['Menu', 'Shift+F10'], does: messages.menu },
      ...actions
        .filter((id) => open.has(id))
        .map((id) => ({ keys: [entryKeys[id]], does: does[id] })),
    ],
  };
  const lifted: KeyGroup = {
    title: messages.lifted,
    items: [
      { keys: ['←', '→'], does: messages.byDay },
      { keys: ['↑', '↓'], does: messages.week },
      { keys: ['Page Up', 'Page Down'], does: messages.byMonth },
      { keys: ['Shift+←', 'Shift+→'], does: messages.byTime },
      { keys: ['Enter', 'Space'], does: messages.drop },
      { keys: ['Escape'], does: messages.return },
    ],
  };
  return mayMove ? [days, item, lifted] : [days, item];
}

interface CalendarKeysProps {
  brandId: BrandId;
  /** Whether the unscheduled items are shown. */
  hasTray: boolean;
  onClose: () => void;
}

/** The dialog with the calendar's shortcuts that the signed-in person can use. */
export function CalendarKeys({ brandId, hasTray, onClose }: CalendarKeysProps) {
  const { user } = useWorkspace();
  const open = actionsOpenTo(user, brandId, useClock());
  return <KeysDialog title={messages.title} groups={keyGroups(open, hasTray)} onClose={onClose} />;
}
