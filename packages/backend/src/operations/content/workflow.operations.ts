import { contract } from '@brandroom/domain/contract/contract';
import type { ContentAction, ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentId } from '@brandroom/domain/id.schema';
import type { ContentWorkflowEvent } from '@brandroom/machines/content-workflow/content-workflow.events';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import type { Run } from '../../pipeline/operation';
import { command } from '../../pipeline/operation';
import type { WriteTransaction } from '../../store/store';
import { channelFit } from './channel-fit';
import { takeStep } from './step';
import type { ContentSubject } from './stored-content';
import { onContent, requireVersion } from './stored-content';

interface OnVersion {
  id: ContentId;
  version: number;
  note?: string | undefined;
}

type Plain = 'SUBMIT' | 'APPROVE' | 'REJECT' | 'UNSCHEDULE';

/** Takes one step of the workflow and adds it to the history (docs/product/content-workflow.md#steps). */
async function change(
  transaction: WriteTransaction,
  { input, subject, at, env }: Run<OnVersion, ContentSubject, undefined>,
  action: ContentAction,
  type: Plain,
): Promise<ContentItem> {
  const { item, caller } = subject;
  await requireVersion(transaction, item, input.version);
  const event: ContentWorkflowEvent = { type, by: workflowActor(caller.user, item), at };
  return takeStep(transaction, { item, action, event, caller, at, env, note: input.note });
}

const delay = 500;
const invalidates = ['content'] as const;

export const submit = command(contract.content.submit, {
  access: onContent('create'),
  delay,
  invalidates,
  run: (transaction, run) => change(transaction, run, 'submit', 'SUBMIT'),
});

export const approve = command(contract.content.approve, {
  access: onContent('approve'),
  delay,
  invalidates,
  run: (transaction, run) => change(transaction, run, 'approve', 'APPROVE'),
});

export const reject = command(contract.content.reject, {
  access: onContent('approve'),
  delay,
  invalidates,
  run: (transaction, run) => change(transaction, run, 'reject', 'REJECT'),
});

export const publish = command(contract.content.publish, {
  access: onContent('publish'),
  delay,
  invalidates,
  run: async (transaction, { input, subject: { item, caller }, at, env }) => {
    await requireVersion(transaction, item, input.version);
    const by = workflowActor(caller.user, item);
    const event: ContentWorkflowEvent = { type: 'PUBLISH', by, at, ...channelFit(item, input) };
    return takeStep(transaction, { item, action: 'publish', event, caller, at, env });
  },
});

export const unschedule = command(contract.content.unschedule, {
  access: onContent('publish'),
  delay,
  invalidates,
  run: (transaction, run) => change(transaction, run, 'unschedule', 'UNSCHEDULE'),
});
