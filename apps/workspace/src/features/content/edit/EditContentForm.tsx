import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentFlag } from '@brandroom/domain/content/visibility';
import { contentRight } from '@brandroom/domain/content/visibility';
import { can } from '@brandroom/domain/rights/can';
import type { BarAction } from '@brandroom/ui/bar-action';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Split } from '@brandroom/ui/Split';
import { Stack } from '@brandroom/ui/Stack';
import type { ReactNode } from 'react';
import { useRef } from 'react';

import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';
import { useWorkspace } from '../../../shared/brand/workspace';
import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { RestoredNotice } from '../../../shared/form/RestoredNotice';
import { useSendKeys } from '../../../shared/form/use-send-keys';
import { commandShortcut } from '../../../shared/keys/command-shortcut';
import { Load } from '../../../shared/load/Load';
import { PageTitle } from '../../../shared/page/PageTitle';
import { useNow } from '../../../shared/time/clock';
import { losesApproval, useMayChange } from '../item/offered-actions';
import { ContentFields } from '../writing/ContentFields';
import { DraftAside } from '../writing/DraftAside';
import { useEditForm } from '../writing/use-edit-form';
import { writingMessages } from '../writing/writing.messages';
import { editMessages } from './edit.messages';
import { EditProperties } from './EditProperties';
import { ReadOnlyNotice } from './ReadOnlyNotice';
import { useBackToCalendar } from './use-back-to-calendar';
import { useItemActions } from './use-item-actions';
import { useWorkflow } from './use-workflow';

const messages = editMessages;
const ConflictNotice = lazyDialog(
  async () => (await import('../item/ConflictNotice')).ConflictNotice,
);
const WorkflowAside = lazyPart(async () => (await import('./WorkflowAside')).WorkflowAside);
const HistoryTimeline = lazyPart(async () => (await import('./HistoryTimeline')).HistoryTimeline);

const formId = 'content-form';

/** A tab beside the form, with its own loading state. */
const tab = (id: 'workflow' | 'history', content: ReactNode) => ({
  id,
  label: messages[id].title,
  content: (
    <Load label={messages[id].title} skeleton={<Skeleton shape="block" />}>
      {content}
    </Load>
  ),
});

/** The form of an item, with its workflow in the bar and beside it. */
export function EditContentForm({ item }: { item: ContentItem }) {
  const { user, brand } = useWorkspace();
  const { form, autosave, conflict, save } = useEditForm(item);
  const mayChange = useMayChange(item);
  const place = useRef<HTMLDivElement>(null);
  const back = useBackToCalendar();
  const may = (flag: ContentFlag) => can(user, contentRight(flag, item.type), item.brandId);
  const isLocked = may('edit') && !mayChange;
  const hasSave = may('edit');
  // Enter submits the form even without a save button, so that case is ignored.
  const submit = (isIncomplete: boolean) => {
    // Saving an unchanged locked item would leave the page without effect.
    if (hasSave && (form.isDirty || !isLocked)) save(isIncomplete);
  };
  const approvalIsLost = losesApproval(item, { user, now: useNow()() });

  const fields = {
    type: item.type,
    values: form.values,
    set: form.set,
    problem: form.problem,
    isReadOnly: !may('edit') || form.isSubmitting,
    isLocked,
  };

  const itemActions = useItemActions(item, may, form.isDirty);
  const workflow = useWorkflow(item, form.isDirty, (next) => save(form.isIncomplete, next));
  // With unsaved changes it saves first.
  useSendKeys(formId, workflow.actions.find(({ id }) => id === 'SUBMIT')?.onAction);
  const saving: BarAction = {
    id: 'save',
    label: writingMessages.item.save,
    shortcut: commandShortcut('S'),
    form: formId,
    isPending: form.isSubmitting,
    pendingLabel: writingMessages.item.saving,
    isPrimary: form.isDirty,
  };
  const steps = workflow.actions.map((action, position, { length }) => ({
    ...action,
    ...(action.id === 'SUBMIT' ? { shortcut: commandShortcut('Enter') } : {}),
    isPrimary: !form.isDirty && position === length - 1,
  }));

  return (
    <Page
      layout="form"
      bar={
        <PageBar
          back={back}
          title={item.title}
          actions={hasSave ? [saving, ...steps] : steps}
          more={itemActions.sections}
        />
      }
    >
      <PageTitle title={item.title} brand={brand?.name} />
      {itemActions.dialog}
      {workflow.dialog}
      <Form
        id={formId}
        width="full"
        onSubmit={submit}
        failedAttempts={form.failedAttempts}
        onIncompleteChange={form.onIncompleteChange}
      >
        <Stack gap={16} data-first-content="">
          <EditProperties {...fields} item={item} isDirty={form.isDirty} />
          <Split
            ref={place}
            aside={
              <DraftAside
                brandId={item.brandId}
                type={item.type}
                values={form.values}
                place={place}
                headingLevel={2}
                isReadOnly={!mayChange}
                label={writingMessages.aside.tabs(item.title)}
                further={[
                  tab('workflow', <WorkflowAside item={item} note={workflow.note} />),
                  tab('history', <HistoryTimeline item={item} hasUnsavedChanges={form.isDirty} />),
                ]}
              />
            }
            asideLabel={writingMessages.aside.beside(item.title)}
          >
            <Stack gap={16}>
              {workflow.panel}
              <LeaveGuard form={form} />
              <RestoredNotice autosave={autosave} />
              {conflict.facts && (
                <ConflictNotice {...conflict} facts={conflict.facts} mayKeepMine={mayChange} />
              )}
              {form.failure && !conflict.facts && <ErrorSummary title={form.failure} />}
              {!mayChange && <ReadOnlyNotice item={item} isLocked={isLocked} />}
              {/* From the start, so that no field moves under the caret. */}
              {mayChange && approvalIsLost && (
                <InlineAlert tone="warning" isLive title={writingMessages.item.returnsToPending} />
              )}
              <ContentFields {...fields} brandId={item.brandId} />
            </Stack>
          </Split>
        </Stack>
      </Form>
    </Page>
  );
}
