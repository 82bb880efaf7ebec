import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { can } from '@brandroom/domain/rights/can';
import type { IconType } from '@brandroom/ui/Icon';
import type { MenuAction, MenuActionSection } from '@brandroom/ui/menu-section';
import { CalendarClock, Check, Copy, Trash2, X } from 'lucide';
import { useState } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useClock } from '../../../shared/time/clock';
import { itemMessages } from '../item/item.messages';
import { useWhyLines, useWorkflowHref } from '../item/workflow-page';
import { dateRule } from '../actions/move-rules';
import type { BulkAction, BulkKind } from './bulk-action';
import { bulkKinds, hasStep, whyNot } from './bulk-action';
import { listMessages } from './list.messages';
import { useBulk } from './use-bulk';

const messages = listMessages;
const icons: Partial<Record<BulkKind, IconType>> = {
  APPROVE: Check,
  REJECT: X,
  move: CalendarClock,
  copy: Copy,
  delete: Trash2,
};
const own: ReadonlySet<BulkKind> = new Set(['move', 'campaign', 'tags', 'copy', 'delete']);

/** A dialog about items, which stay the same while the list behind it changes. */
export interface BulkQuestion {
  readonly kind: BulkKind;
  readonly items: readonly ContentItem[];
}

interface ListActionsOptions {
  /** Called with the changed and the refused items. */
  onDone: Parameters<typeof useBulk>[0]['onDone'];
}

/** The actions on one or many items of the list. */
export function useListActions({ onDone }: ListActionsOptions) {
  const { user } = useWorkspace();
  const workflowHref = useWorkflowHref();
  const whyLines = useWhyLines();
  const clock = useClock();
  const bulk = useBulk({ onDone });
  const [question, setQuestion] = useState<BulkQuestion | null>(null);

  const run = (items: readonly ContentItem[], action: BulkAction) => {
    setQuestion(null);
    bulk.mutate({ items, action });
  };
  function start(items: readonly ContentItem[], kind: BulkKind) {
    if (kind === 'APPROVE' || kind === 'SUBMIT' || kind === 'UNSCHEDULE' || kind === 'copy')
      run(items, { kind });
    else setQuestion({ kind, items });
  }
  function actionOf(items: readonly ContentItem[], kind: BulkKind): MenuAction {
    const icon = icons[kind];
    return {
      id: kind,
      label: messages.selection.does[kind],
      isDanger: kind === 'delete',
      ...(bulk.isPending ? { isDisabled: true, description: messages.selection.busy } : {}),
      ...(icon ? { icon } : {}),
      onAction: () => start(items, kind),
    };
  }
  /** Campaign actions are only for people who may see campaigns. */
  const kindsFor = ({ brandId }: ContentItem) =>
    bulkKinds.filter((kind) => kind !== 'campaign' || can(user, 'campaigns.view', brandId));

  return {
    question,
    closeQuestion: () => setQuestion(null),
    run,
    /** Whether any of them has an action for this person. */
    hasAny: (items: readonly ContentItem[]) =>
      items.some((item) =>
        kindsFor(item).some((kind) => whyNot(item, kind, { user, clock }) === undefined),
      ),
    /** Returns the actions that at least one of the items allows. */
    forSelection: (items: readonly ContentItem[]): readonly MenuAction[] => {
      const [first] = items;
      return (first ? kindsFor(first) : [])
        .filter((kind) => items.some((item) => whyNot(item, kind, { user, clock }) === undefined))
        .map((kind) => actionOf(items, kind));
    },
    /** Returns all actions of one item; unavailable ones give the reason. */
    forItem: (item: ContentItem, href: string): readonly MenuActionSection[] => {
      const lines = kindsFor(item)
        .filter((kind) => hasStep(item, kind, { user, clock }))
        .map((kind) => {
          const why = whyNot(item, kind, { user, clock });
          const { onAction, ...line } = actionOf([item], kind);
          return why === undefined
            ? { ...line, ...(onAction ? { onAction } : {}) }
            : { ...line, isDisabled: true, description: why };
        });
      const isOwn = ({ id }: MenuAction) => [...own].some((kind) => kind === id);
      const steps = lines.filter((line) => !isOwn(line));
      return [
        {
          id: 'item',
          items: [
            { id: 'open', label: messages.menu.open, href },
            ...lines.filter(isOwn),
            ...whyLines(item, dateRule(item, whyNot(item, 'move', { user, clock }))),
            { id: 'show', label: itemMessages.showInWorkflow, href: workflowHref(item) },
          ],
        },
        ...(steps.length > 0
          ? [
              {
                id: 'workflow',
                title: messages.menu.workflow,
                items: [
                  ...steps,
                  ...whyLines(
                    item,
                    steps.filter(({ isDisabled, description }) => isDisabled && description),
                  ),
                ],
              },
            ]
          : []),
      ];
    },
  };
}
