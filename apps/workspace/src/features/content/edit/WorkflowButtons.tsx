import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { WorkflowAction } from '@brandroom/machines/content-workflow/actions';
import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { TextArea } from '@brandroom/ui/TextArea';
import { showToast } from '@brandroom/ui/toast';
import { Toolbar } from '@brandroom/ui/Toolbar';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { operationError } from '../../../shared/api/operation-error';
import { refusalWords } from '../../../shared/api/show-failure';
import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { calendarPlace } from '../item/calendar-place';
import type { ConflictFacts } from '../item/conflict';
import { conflictFacts } from '../item/conflict';
import { itemMessages } from '../item/item.messages';
import type { AskedStep } from '../item/StepDialog';
import type { WorkflowStep } from '../item/use-content-workflow';
import { useOfferedActions, useWorkflowStep } from '../item/use-content-workflow';
import { useKeptNote } from '../item/use-kept-note';
import { editMessages } from './edit.messages';

const messages = editMessages.workflow;
const ChangedMeanwhile = lazy(async () => ({
  default: (await import('../item/ConflictNotice')).ChangedMeanwhile,
}));
const StepDialog = lazy(async () => ({ default: (await import('../item/StepDialog')).StepDialog }));

interface WorkflowButtonsProps {
  item: ContentItem;
  hasUnsavedChanges: boolean;
}

/** What the person may do with the item now; a decision can be given a note to the author. */
export function WorkflowButtons({ item, hasUnsavedChanges }: WorkflowButtonsProps) {
  const navigate = useNavigate();
  const api = useApi();
  const queryClient = useQueryClient();
  const step = useWorkflowStep(item);
  const { note, setNote } = useKeptNote(item);
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const [refusal, setRefusal] = useState<ConflictFacts | string | null>(null);
  const offered = useOfferedActions(item).filter(({ allowed }) => allowed);
  if (offered.length === 0 && refusal === null) return null;
  const decides = offered.some(({ event }) => event === 'APPROVE' || event === 'REJECT');

  function take(next: WorkflowStep) {
    setAsked(null);
    setRefusal(null);
    step.mutate(next, {
      onSuccess: () => {
        setNote('');
        showToast({ title: itemMessages.done[next.action](item.title) });
        // The spec returns to the calendar after a change of status.
        void navigate({ to: '/content/calendar', search: calendarPlace(), ignoreBlocker: true });
      },
      onError: (error) => {
        const facts = conflictFacts(operationError(error));
        setRefusal(facts && facts.changes.length > 0 ? facts : refusalWords(error));
        // So that the next decision is about what is stored now.
        void queryClient.invalidateQueries({ queryKey: api.content.key() });
      },
    });
  }
  function press(action: WorkflowAction) {
    // One decision at a time: the other buttons keep their focus and wait for the answer.
    if (step.isPending) return;
    if (hasUnsavedChanges) setRefusal(messages.saveFirst);
    else if (action === 'SCHEDULE' || action === 'PUBLISH') setAsked(action);
    else take({ action, note });
  }

  return (
    <Card>
      <Stack gap={16}>
        {decides && (
          <>
            {/* The form asks for its own text. */}
            <LeaveGuard form={{ isDirty: note !== '' && !hasUnsavedChanges && !step.isPending }} />
            <TextArea
              label={messages.note}
              description={messages.noteHelp}
              rows={2}
              value={note}
              onChange={setNote}
              isOptional
            />
          </>
        )}
        {offered.length > 0 && (
          <Toolbar label={messages.actions}>
            {offered.map(({ event, label }, position) => (
              <Button
                key={event}
                variant={position === 0 && !hasUnsavedChanges ? 'primary' : 'secondary'}
                isPending={step.isPending && step.variables.action === event}
                onPress={() => press(event)}
              >
                {label}
              </Button>
            ))}
          </Toolbar>
        )}
        {typeof refusal === 'string' ? (
          <InlineAlert tone="danger" isLive title={refusal} />
        ) : (
          refusal && (
            <Suspense>
              <ChangedMeanwhile facts={refusal} />
            </Suspense>
          )
        )}
        {asked && (
          <Suspense>
            <StepDialog action={asked} item={item} onTake={take} onClose={() => setAsked(null)} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
