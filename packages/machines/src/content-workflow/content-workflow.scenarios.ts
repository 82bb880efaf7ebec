import type { RegisteredMachine } from '../testing/scenario';
import type { ContentWorkflowContext, ContentWorkflowEvent } from './content-workflow.events';
import { contentWorkflowGuardMessages } from './content-workflow.guards';
import { contentWorkflow } from './content-workflow.machine';
import { contentWorkflowSamples } from './content-workflow.samples';
import { roleScenarios } from './role-scenarios';
import { stepScenarios } from './step-scenarios';
import { undoScenarios } from './undo-scenarios';

export const fixtures: RegisteredMachine<ContentWorkflowContext, ContentWorkflowEvent> = {
  label: 'Content workflow',
  machine: contentWorkflow,
  scenarios: [...stepScenarios, ...undoScenarios, ...roleScenarios],
  samples: contentWorkflowSamples,
  words: contentWorkflowGuardMessages,
  tags: {
    draft: ['editable'],
    pending: ['editable', 'needsAttention'],
    approved: ['editable'],
    rejected: ['editable', 'terminal'],
    scheduled: ['editable'],
    published: ['editable', 'terminal'],
  },
  harmless: {
    'pending on UNDO_MOVE: branches 1 and 2 swapped': 'A move was from one status.',
    'pending on UNDO_MOVE: branches 2 and 3 swapped': 'A move was from one status.',
    'approved on EDIT #1: mayApprove replaced by mayRevise': 'They differ for labels alone.',
    'scheduled on EDIT #1: mayApprove replaced by mayRevise': 'They differ for labels alone.',
  },
};
