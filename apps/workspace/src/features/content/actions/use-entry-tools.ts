import { useNavigate } from '@tanstack/react-router';

import { useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useClock } from '../../../shared/time/clock';
import { useWorkflowStep } from '../item/use-workflow-step';
import type { EntryTools } from './entry-actions';

/**
 * Returns the signed-in user and the services for actions; the calendar adds its dialogs and moves.
 */
export function useEntryTools(): Omit<EntryTools, 'onAsk' | 'onClear'> {
  const { user } = useWorkspace();
  const clock = useClock();
  const client = useClient();
  const navigate = useNavigate();
  const step = useWorkflowStep();
  return {
    user,
    clock,
    client,
    onStep: step.mutate,
    onOpen: (id) => void navigate({ to: '/content/edit/$id', params: { id } }),
  };
}
