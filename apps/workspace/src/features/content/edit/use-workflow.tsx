import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { WorkflowAction } from '@brandroom/machines/content-workflow/actions';
import type { BarAction } from '@brandroom/ui/bar-action';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { TextArea } from '@brandroom/ui/TextArea';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { lazyDialog } from '@brandroom/ui/lazy-part';
import { operationError, retryLabel } from '../../../shared/api/operation-error';
import { failureMessage, mayWorkLater } from '../../../shared/api/show-failure';
import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { calendarSearch } from '../item/calendar-position';
import type { ConflictFacts } from '../item/conflict';
import { conflictFacts } from '../item/conflict';
import type { AskedStep } from '../item/StepDialog';
import type { ItemStep, WorkflowStep } from '../item/use-workflow-step';
import { useOfferedActions } from '../item/offered-actions';
import { useNotifyStep, useWorkflowStep } from '../item/use-workflow-step';
import { useNoteDraft } from '../item/use-note-draft';
import { editMessages } from './edit.messages';

const messages = editMessages.workflow;
const ChangesSince = lazyDialog(async () => (await import('../item/ConflictNotice')).ChangesSince);
const StepDialog = lazyDialog(async () => (await import('../item/StepDialog')).StepDialog);

interface Refusal {
  readonly title: string;
  /** Takes the same step again. */
  readonly retry?: () => void;
}

interface Workflow {
  /** The available steps, the most common one last. */
  readonly actions: readonly BarAction[];
  /** The refusal of a step. */
  readonly panel: ReactNode;
  /** The dialog of a step, for outside the form. */
  readonly dialog: ReactNode;
  /** The field for a note to the author, for people who decide. */
  readonly note: ReactNode;
}

/** The steps of an item's workflow; a decision can have a note to the author. */
export function useWorkflow(
  item: ContentItem,
  hasUnsavedChanges: boolean,
  saveThen: (next: (saved: ContentItem) => void) => void,
): Workflow {
  const navigate = useNavigate();
  const notifyStep = useNotifyStep();
  const step = useWorkflowStep({ onTaken: leave, onRefused: refuse });
  const { note, setNote } = useNoteDraft(item);
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const [changed, setChanged] = useState<ConflictFacts | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const offered = useOfferedActions(item).filter(({ allowed }) => allowed);
  const decides = offered.some(({ event }) => event === 'APPROVE' || event === 'REJECT');

  function leave(taken: ItemStep, stored: ContentItem) {
    notifyStep(taken, stored);
    // After a change of status the person leaves the item.
    void navigate({
      to: '/content/calendar',
      search: calendarSearch(item.brandId),
      ignoreBlocker: true,
    });
  }
  function refuse(thrown: unknown, retry: () => void) {
    const error = operationError(thrown);
    const facts = conflictFacts(error);
    if (facts && facts.changes.length > 0) setChanged(facts);
    else setRefusal({ title: failureMessage(error), ...(mayWorkLater(error) ? { retry } : {}) });
  }
  function take(next: WorkflowStep, taken = item) {
    setAsked(null);
    setChanged(null);
    setRefusal(null);
    step.mutate({ item: taken, ...next });
  }
  function press(action: WorkflowAction) {
    // One decision at a time: the other buttons keep focus and wait for the answer.
    if (step.isPending) return;
    if (hasUnsavedChanges && action === 'SUBMIT') saveThen((saved) => take({ action }, saved));
    else if (hasUnsavedChanges) setRefusal({ title: messages.saveFirst });
    else if (action === 'SCHEDULE' || action === 'PUBLISH') setAsked(action);
    else take({ action, note });
  }

  const [usual, ...others] = offered.map(({ event, label }) => ({
    id: event,
    label: hasUnsavedChanges && event === 'SUBMIT' ? messages.saveAndSubmit : label,
    isPending: step.isPending && step.variables.action === event,
    onAction: () => press(event),
  }));
  const noteField = decides && (
    <TextArea
      label={messages.note}
      description={messages.noteHelp}
      rows={3}
      value={note}
      onChange={setNote}
      isOptional
    />
  );
  const panel = (
    <>
      {/* The form has its own guard for its text. */}
      <LeaveGuard
        form={{ isDirty: decides && note !== '' && !hasUnsavedChanges && !step.isPending }}
      />
      {changed && <ChangesSince facts={changed} />}
      {refusal && (
        <InlineAlert
          tone="danger"
          isLive
          title={refusal.title}
          actions={
            refusal.retry && (
              <Button size="small" isPending={step.isPending} onPress={refusal.retry}>
                {retryLabel}
              </Button>
            )
          }
        />
      )}
    </>
  );
  const dialog = asked && (
    <StepDialog action={asked} item={item} onTake={take} onClose={() => setAsked(null)} />
  );
  return { actions: usual ? [...others, usual] : [], panel, dialog, note: noteField };
}
