import { contentChanges } from '@brandroom/domain/content/diff';
import { contract } from '@brandroom/domain/contract/contract';
import type { ContentWorkflowEvent } from '@brandroom/machines/content-workflow/content-workflow.events';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import { command } from '../../pipeline/operation';
import { channelFit } from './channel-fit';
import { takeStep } from './step';
import { onContent, requireVersion, toItem } from './stored-content';

/** Takes the Schedule step, with its date (docs/product/content-workflow.md#steps). */
export const schedule = command(contract.content.schedule, {
  access: onContent('publish'),
  delay: 500,
  invalidates: ['content'],
  run: async (transaction, { input, subject, at, env }) => {
    const { item, caller } = subject;
    await requireVersion(transaction, item, input.version);
    const by = workflowActor(caller.user, item);
    const { scheduledFor } = input;
    const fit = channelFit(item, input);
    const event: ContentWorkflowEvent = { type: 'SCHEDULE', by, at, scheduledFor, ...fit };
    const before = toItem(item);
    const { changes } = contentChanges(before, { ...before, scheduledFor });
    return takeStep(transaction, { item, action: 'schedule', event, caller, at, env, changes });
  },
});
