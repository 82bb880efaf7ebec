import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { lazyDialog } from '@brandroom/ui/lazy-part';
import { Stack } from '@brandroom/ui/Stack';
import { useEffect, useEffectEvent, useRef } from 'react';

import { RestoredNotice } from '../../../shared/form/RestoredNotice';
import { useSendKeys } from '../../../shared/form/use-send-keys';
import { useWorkspace } from '../../../shared/brand/workspace';
import { notify } from '../../../shared/page/undo-bar';
import { useNow } from '../../../shared/time/clock';
import { shortText } from '../../../shared/page/short-name';
import { losesApproval } from '../item/offered-actions';
import { ContentFields } from '../writing/ContentFields';
import { goToField } from '../writing/go-to-field';
import { useEditForm } from '../writing/use-edit-form';
import { writingMessages } from '../writing/writing.messages';
import { peekMessages as messages } from './peek.messages';

const ConflictNotice = lazyDialog(
  async () => (await import('../item/ConflictNotice')).ConflictNotice,
);

interface PeekEditorProps {
  formId: string;
  item: ContentItem;
  /** The text is saved. */
  onSaved: () => void;
}

/** The text of an item in its peek. Text that is not saved is kept, as on the page of the item. */
export function PeekEditor({ formId, item, onSaved }: PeekEditorProps) {
  const { user } = useWorkspace();
  const { form, autosave, conflict, save } = useEditForm(item);
  const place = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const approvalIsLost = losesApproval(item, { user, now: useNow()() });
  useSendKeys(formId);
  useEffect(() => goToField(place.current, { field: 'body', at: null, quote: '' }), []);
  const leave = useEffectEvent(() => {
    if (form.isDirty && !isSaved.current) notify({ title: messages.kept(shortText(item.title)) });
  });
  useEffect(() => () => leave(), []);
  const submit = (isIncomplete: boolean) =>
    save(isIncomplete, (saved) => {
      isSaved.current = true;
      notify({ title: writingMessages.item.saved(shortText(saved.title)) });
      onSaved();
    });

  return (
    <Form
      ref={place}
      id={formId}
      width="full"
      onSubmit={submit}
      failedAttempts={form.failedAttempts}
      onIncompleteChange={form.onIncompleteChange}
    >
      <Stack gap={16}>
        <RestoredNotice autosave={autosave} />
        {conflict.facts && <ConflictNotice {...conflict} facts={conflict.facts} mayKeepMine />}
        {form.failure && !conflict.facts && <ErrorSummary title={form.failure} />}
        {/* From the start, so that the text does not move under the caret. */}
        {approvalIsLost && (
          <InlineAlert tone="warning" isLive title={writingMessages.item.returnsToPending} />
        )}
        <ContentFields
          brandId={item.brandId}
          type={item.type}
          values={form.values}
          set={form.set}
          problem={form.problem}
          isReadOnly={form.isSubmitting}
          headingLevel={3}
        />
      </Stack>
    </Form>
  );
}
