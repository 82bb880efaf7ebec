import type { User } from '@brandroom/domain/account/user.schema';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { denialReason } from '@brandroom/domain/rights/labels';
import type { WorkflowAction } from '@brandroom/machines/content-workflow/actions';
import { decide } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import { showToast } from '@brandroom/ui/toast';

import { showFailure } from '../../../shared/api/show-failure';
import { notify } from '../../../shared/page/undo-bar';
import type { Clock } from '../../../shared/time/clock';
import { instantNow } from '../../../shared/time/clock';
import { shortText } from '../../../shared/page/short-name';
import type { SendOptions } from '../item/command-key';
import { sendOnce } from '../item/command-key';
import { itemMessages } from '../item/item.messages';
import type { ItemStep } from '../item/use-workflow-step';
import { actionsOffered } from '../item/offered-actions';
import { actionsMessages } from './actions.messages';
import type { EntryActionId } from './entry-keys';
import { dateError, fixedReason } from './move-rules';

const messages = actionsMessages;

/** The dialogs that an action on an item may open first. */
export type EntryQuestion = 'move' | 'SCHEDULE' | 'PUBLISH' | 'REJECT' | 'delete';

/** An action on a calendar item, or why it is unavailable. */
export interface EntryAction {
  readonly id: EntryActionId;
  readonly label: string;
  readonly why?: string | undefined;
  readonly run: () => void;
}

/** The signed-in user and the services for the actions. */
export interface EntryTools {
  readonly user: User;
  readonly clock: Clock;
  readonly client: WorkspaceClient;
  /** Performs a workflow step and shows the result. */
  readonly onStep: (step: ItemStep) => void;
  readonly onOpen: (id: ContentId) => void;
  readonly onAsk: (question: EntryQuestion) => void;
  readonly onClear: () => void;
}

function step(item: ContentItem, action: WorkflowAction, { onStep, onAsk }: EntryTools): void {
  // Scheduling needs a date, publishing is final, and a rejection may have a note.
  if (action === 'SCHEDULE' || action === 'PUBLISH' || action === 'REJECT') return onAsk(action);
  onStep({ item, action });
}

function duplicate(item: ContentItem, tools: EntryTools): void {
  const { id, version } = item;
  const { client, onOpen } = tools;
  const send = (options: SendOptions) => client.content.duplicate({ id }, options);
  const onFailure = (error: unknown) => showFailure(error, () => duplicate(item, tools));
  void sendOnce(`${id}/${version}/copy`, send).then((copy) => {
    const { open, duplicated } = itemMessages;
    const action = { label: open, onAction: () => onOpen(copy.id) };
    notify({ title: duplicated(shortText(copy.title)), action });
  }, onFailure);
}

/** Returns the actions on an item, of the workflow and others; unavailable ones have a reason. */
export function entryActions(
  item: ContentItem,
  tools: EntryTools,
): { own: readonly EntryAction[]; transitions: readonly EntryAction[] } {
  const { user, clock, onAsk, onClear } = tools;
  const context = { user, now: instantNow(clock) };
  const may = (flag: 'create' | 'delete') => can(user, contentRight(flag, item.type), item.brandId);
  const why = fixedReason(item, context);
  const own: readonly (Omit<EntryAction, 'label'> | false)[] = [
    { id: 'move', why, run: () => onAsk('move') },
    item.scheduledFor !== null && {
      id: 'clear',
      why: why ?? dateError(item, null, context),
      run: onClear,
    },
    may('create') && { id: 'copy', run: () => duplicate(item, tools) },
    may('delete') && { id: 'delete', run: () => onAsk('delete') },
  ];
  return {
    own: own
      .filter((action) => action !== false)
      .map((action) => ({ ...action, label: messages.does[action.id] })),
    transitions: actionsOffered(item, user, clock).map(({ event, allowed, reasons }) => ({
      id: event,
      label: messages.does[event],
      why: allowed ? undefined : reasons[0],
      run: () => step(item, event, tools),
    })),
  };
}

/** Returns why an item lacks an action: its status, its date or a missing permission. */
export function unavailableReason(
  item: ContentItem,
  id: EntryActionId,
  { user, clock }: Pick<EntryTools, 'user' | 'clock'>,
): string | undefined {
  const { type, brandId } = item;
  if (id === 'copy') return denialReason(user, contentRight('create', type), brandId) ?? undefined;
  if (id === 'delete')
    return denialReason(user, contentRight('delete', type), brandId) ?? undefined;
  const at = instantNow(clock);
  if (id === 'move' || id === 'clear')
    return fixedReason(item, { user, now: at }) ?? messages.undated;
  const by = workflowActor(user, item);
  const decision = decide(item, { type: id, by, at, scheduledFor: '' });
  return decision.taken ? undefined : decision.reasons[0];
}

/** Runs the action of a shortcut, or shows why it is unavailable. */
export function actByKey(item: ContentItem, id: EntryActionId, tools: EntryTools): void {
  const { own, transitions } = entryActions(item, tools);
  const action = [...own, ...transitions].find((each) => each.id === id);
  if (action && action.why === undefined) return action.run();
  const why = action?.why ?? unavailableReason(item, id, tools);
  showToast({
    title: messages.notPossible(messages.does[id].replace('…', ''), shortText(item.title)),
    ...(why === undefined ? {} : { description: why }),
  });
}
