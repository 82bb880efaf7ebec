import { assign, setup } from 'xstate';

import type { StateMeta, StateTag, StepMeta } from '../statechart/state-meta';
import type { ContentWorkflowContext, ContentWorkflowEvent } from './content-workflow.events';
import {
  approvalBefore,
  contentWorkflowGuards,
  dateAfter,
  dateBefore,
} from './content-workflow.guards';

/** The guards and actions of the content workflow, by name. */
export const contentWorkflowSetup = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- setup() takes its types from this assertion
  types: {} as {
    context: ContentWorkflowContext;
    events: ContentWorkflowEvent;
    input: Pick<ContentWorkflowContext, 'type' | 'scheduledFor'>;
    tags: StateTag;
    meta: StateMeta | StepMeta;
  },
  guards: contentWorkflowGuards,
  actions: {
    recordApproval: assign({
      approvedAt: ({ event }) => event.at,
      approvedBy: ({ event }) => ('by' in event ? event.by.id : null),
    }),
    withdrawApproval: assign({ approvedAt: null, approvedBy: null }),
    setDate: assign({
      scheduledFor: ({ context, event }) => dateAfter(event, context.scheduledFor),
    }),
    restoreDate: assign({
      scheduledFor: ({ context, event }) => dateBefore(event, context.scheduledFor),
    }),
    restoreApproval: assign(({ event }) => approvalBefore(event)),
    recordPublication: assign({ publishedAt: ({ event }) => event.at }),
  },
});
