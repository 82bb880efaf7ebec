import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { IconType } from '@brandroom/ui/Icon';
import type { MenuAction } from '@brandroom/ui/menu-section';
import type { MenuPoint } from '@brandroom/ui/SharedMenu';
import { SharedMenu } from '@brandroom/ui/SharedMenu';
import { CalendarClock, Copy, Trash2 } from 'lucide';

import { useHref } from '../../../shared/navigation/use-href';
import { useSingleKeys } from '../../../shared/keys/single-keys';
import { itemMessages } from '../item/item.messages';
import { useWhyLines, useWorkflowHref } from '../item/workflow-page';
import { AtItem } from '../actions/AtItem';
import { calendarMessages } from './calendar.messages';
import type { EntryAction, EntryTools } from '../actions/entry-actions';
import { entryActions } from '../actions/entry-actions';
import type { EntryActionId } from '../actions/entry-keys';
import { entryKeys } from '../actions/entry-keys';
import { dateRule } from '../actions/move-rules';

const messages = calendarMessages.menu;
const icons: Partial<Record<EntryActionId, IconType>> = {
  move: CalendarClock,
  copy: Copy,
  delete: Trash2,
};

interface EntryMenuProps {
  item: ContentItem;
  anchor: Element;
  /** The position of the pointer. */
  at?: MenuPoint | undefined;
  tools: EntryTools;
  onClose: () => void;
}

/** The line to the rule that keeps the item’s date: of its move, or of the removal where only that is refused. */
function dateSteps(item: ContentItem, own: readonly EntryAction[]) {
  const [refused] = own.filter(
    ({ id, why }) => (id === 'move' || id === 'clear') && why !== undefined,
  );
  return dateRule(item, refused?.why, refused?.id === 'clear' ? refused.label : undefined);
}

/** The actions on an item of the calendar; unavailable ones give the reason. */
export function EntryMenu({ item, anchor, at, tools, onClose }: EntryMenuProps) {
  const hrefTo = useHref();
  const workflowHref = useWorkflowHref();
  const whyLines = useWhyLines();
  const [hasSingleKeys] = useSingleKeys();
  const toLine = ({ id, label, why, run }: EntryAction): MenuAction => {
    const icon = icons[id];
    const key = entryKeys[id];
    return {
      id,
      label,
      isDanger: id === 'delete',
      ...(icon ? { icon } : {}),
      ...(hasSingleKeys || key.length > 1 ? { shortcut: key } : {}),
      ...(why === undefined ? { onAction: run } : { isDisabled: true, description: why }),
    };
  };
  const { own, transitions } = entryActions(item, tools);
  return (
    <AtItem id={item.id}>
      <SharedMenu
        isOpen
        onClose={onClose}
        anchor={anchor}
        at={at}
        label={messages.label(item.title)}
        sections={[
          {
            id: 'item',
            items: [
              {
                id: 'open',
                label: messages.open,
                href: hrefTo({ to: '/content/edit/$id', params: { id: item.id } }),
              },
              ...own.map(toLine),
              ...whyLines(item, dateSteps(item, own)),
              { id: 'workflow', label: itemMessages.showInWorkflow, href: workflowHref(item) },
            ],
          },
          ...(transitions.length > 0
            ? [
                {
                  id: 'ways',
                  title: messages.ways,
                  items: [
                    ...transitions.map(toLine),
                    ...whyLines(
                      item,
                      transitions.filter(({ why }) => why !== undefined),
                    ),
                  ],
                },
              ]
            : []),
        ]}
      />
    </AtItem>
  );
}
