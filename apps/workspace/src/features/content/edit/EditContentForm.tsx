import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentFlag } from '@brandroom/domain/content/visibility';
import { contentRight } from '@brandroom/domain/content/visibility';
import { can } from '@brandroom/domain/rights/can';
import { whyNot } from '@brandroom/domain/rights/words';
import { ActionBar } from '@brandroom/ui/ActionBar';
import { Badge } from '@brandroom/ui/Badge';
import { Button } from '@brandroom/ui/Button';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { PageHeader } from '@brandroom/ui/PageHeader';
import { Split } from '@brandroom/ui/Split';
import { Stack } from '@brandroom/ui/Stack';
import { StatusBadge } from '@brandroom/ui/StatusBadge';
import { lazy, Suspense, useRef } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { LeaveGuard } from '../../../shared/form/LeaveGuard';
import { RestoredNotice } from '../../../shared/form/RestoredNotice';
import { PageTitle } from '../../../shared/page/PageTitle';
import { useMayChange } from '../item/use-content-workflow';
import { CampaignField } from '../writing/CampaignField';
import { ContentFields } from '../writing/ContentFields';
import { DraftAside } from '../writing/DraftAside';
import { writingMessages } from '../writing/writing.messages';
import { BackToCalendar } from './BackToCalendar';
import { editMessages } from './edit.messages';
import { ItemActions } from './ItemActions';
import { useEditForm } from './use-edit-form';
import { WorkflowAside } from './WorkflowAside';
import { WorkflowButtons } from './WorkflowButtons';

const messages = editMessages;
const ConflictNotice = lazy(async () => ({
  default: (await import('../item/ConflictNotice')).ConflictNotice,
}));

/** The form of one item, with its workflow above and beside it. */
export function EditContentForm({ item }: { item: ContentItem }) {
  const { user, brand } = useWorkspace();
  const { form, kept, conflict } = useEditForm(item);
  const mayChange = useMayChange(item);
  const place = useRef<HTMLDivElement>(null);
  const may = (flag: ContentFlag) => can(user, contentRight(flag, item.type), item.brandId);
  const isLocked = may('edit') && !mayChange;
  const hasSave = may('edit');
  // Enter in a field sends a form also where nothing offers to.
  const save = (isIncomplete: boolean) => {
    // Enter in a field that is locked would leave the page with nothing done.
    if (hasSave && (form.isDirty || !isLocked)) form.submit(isIncomplete);
  };
  const approvalIsLost =
    (item.status === 'approved' || item.status === 'scheduled') && !may('approve');

  return (
    <>
      <PageTitle title={item.title} brand={brand?.name} />
      <PageHeader
        back={<BackToCalendar />}
        title={item.title}
        meta={
          <>
            <StatusBadge status={item.status} />
            <Badge>{channelLabels[channelOf(item)]}</Badge>
          </>
        }
        actions={<ItemActions item={item} may={may} />}
      />
      <Split
        ref={place}
        aside={
          <WorkflowAside item={item} hasUnsavedChanges={form.isDirty}>
            <DraftAside
              brandId={item.brandId}
              type={item.type}
              values={form.values}
              place={place}
              headingLevel={2}
              isReadOnly={!mayChange}
            />
          </WorkflowAside>
        }
        asideLabel={writingMessages.aside.beside(item.title)}
      >
        <Stack gap={24}>
          <WorkflowButtons item={item} hasUnsavedChanges={form.isDirty} />
          <Form
            onSubmit={save}
            failedAttempts={form.failedAttempts}
            onIncompleteChange={form.onIncompleteChange}
          >
            <LeaveGuard form={form} />
            <RestoredNotice kept={kept} />
            {conflict.facts && (
              <Suspense>
                <ConflictNotice {...conflict} facts={conflict.facts} mayKeepMine={mayChange} />
              </Suspense>
            )}
            {form.failure && !conflict.facts && <ErrorSummary title={form.failure} />}
            {!mayChange && (
              <InlineAlert title={isLocked ? messages.locked(item.status) : messages.readOnly}>
                {whyNot(user, contentRight(isLocked ? 'approve' : 'edit', item.type), item.brandId)}{' '}
                {may('create') && messages.copyInstead}{' '}
                {isLocked && messages.labelsOpen(item.type === 'blog')}
              </InlineAlert>
            )}
            {mayChange && approvalIsLost && form.isDirty && (
              <InlineAlert tone="warning" isLive title={messages.returnsToPending} />
            )}
            <CampaignField
              brandId={item.brandId}
              value={form.values.campaignId}
              onChange={(campaignId) => form.set({ campaignId })}
              errorMessage={form.problem('campaignId')}
              isReadOnly={!may('edit') || form.isSubmitting}
            />
            <ContentFields
              brandId={item.brandId}
              type={item.type}
              values={form.values}
              set={form.set}
              problem={form.problem}
              isReadOnly={!may('edit') || form.isSubmitting}
              isLocked={isLocked}
            />
            {hasSave && (
              <ActionBar>
                <Button
                  type="submit"
                  variant={form.isDirty ? 'primary' : 'secondary'}
                  isPending={form.isSubmitting}
                  pendingLabel={messages.saving}
                >
                  {messages.save}
                </Button>
              </ActionBar>
            )}
          </Form>
        </Stack>
      </Split>
    </>
  );
}
