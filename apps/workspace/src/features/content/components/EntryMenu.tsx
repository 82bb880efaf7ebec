import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import { can } from '@brandroom/domain/rights/can';
import type { MenuAction } from '@brandroom/ui/menu-section';
import { SharedMenu } from '@brandroom/ui/SharedMenu';
import { CalendarClock, Copy, Trash2 } from 'lucide-react';

import { useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { tellDone } from '../../../shared/page/just-done';
import { useNow } from '../../../shared/time/clock';
import { whyFixed, whyNotAt } from '../calendar-entries';
import { calendarMessages } from '../calendar.messages';
import { contentMessages } from '../content.messages';
import { useOfferedActions, useWorkflowStep } from '../use-content-workflow';
import { useOpenAction } from '../use-open-action';

const messages = calendarMessages.menu;
/** What an item's menu asks in a dialog. */
export type EntryQuestion = 'move' | 'schedule' | 'delete';

interface EntryMenuProps {
  item: ContentItem;
  anchor: Element;
  onClose: () => void;
  onAsk: (question: EntryQuestion) => void;
  onClear: () => void;
}

/** What can be done with an item of the calendar; what cannot says why. */
export function EntryMenu({ item, anchor, onClose, onAsk, onClear }: EntryMenuProps) {
  const { user } = useWorkspace();
  const { content } = useClient();
  const now = useNow();
  const step = useWorkflowStep(item);
  const open = useOpenAction();
  const may = (flag: 'create' | 'delete') => can(user, contentRight(flag, item.type), item.brandId);
  const onlooker = { user, now: now() };
  const fixed = whyFixed(item, onlooker);
  const clearing = fixed ?? whyNotAt(item, null, onlooker);
  const withReason = (why: string | undefined) =>
    why === undefined ? {} : { isDisabled: true, description: why };

  const duplicate = () =>
    content
      .duplicate({ id: item.id })
      .then(
        ({ id, title }) =>
          tellDone({ title: contentMessages.edit.duplicated(title), action: open(id) }),
        showFailure,
      );
  const ways = useOfferedActions(item).map(({ event, label, allowed, reasons }): MenuAction => ({
    id: event,
    label,
    ...withReason(allowed ? undefined : reasons[0]),
    onAction: () => {
      if (event === 'SCHEDULE') return onAsk('schedule');
      void step
        .mutateAsync({ action: event })
        .then(
          () => tellDone({ title: contentMessages.workflow.done[event](item.title) }),
          showFailure,
        );
    },
  }));
  const own: MenuAction[] = [
    {
      id: 'open',
      label: messages.open,
      href: `/content/edit/${item.id}`,
    },
    {
      id: 'move',
      label: messages.move,
      icon: CalendarClock,
      ...withReason(fixed),
      onAction: () => onAsk('move'),
    },
    ...(item.scheduledFor === null
      ? []
      : [{ id: 'clear', label: messages.clear, ...withReason(clearing), onAction: onClear }]),
    ...(may('create')
      ? [{ id: 'copy', label: messages.duplicate, icon: Copy, onAction: () => void duplicate() }]
      : []),
    ...(may('delete')
      ? [
          {
            id: 'delete',
            label: messages.delete,
            icon: Trash2,
            isDanger: true,
            onAction: () => onAsk('delete'),
          },
        ]
      : []),
  ];
  return (
    <SharedMenu
      isOpen
      onClose={onClose}
      anchor={anchor}
      label={messages.label(item.title)}
      sections={[
        { id: 'item', items: own },
        ...(ways.length > 0 ? [{ id: 'ways', title: messages.ways, items: ways }] : []),
      ]}
    />
  );
}
