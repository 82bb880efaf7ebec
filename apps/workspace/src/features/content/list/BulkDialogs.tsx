import { channelOf } from '@brandroom/domain/content/channel';
import { exceedsLimits } from '@brandroom/domain/content/limits';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { Button } from '@brandroom/ui/Button';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { Dialog } from '@brandroom/ui/Dialog';
import { Form } from '@brandroom/ui/Form';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { TagInput } from '@brandroom/ui/TagInput';
import { Text } from '@brandroom/ui/Text';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { formMessages } from '../../../shared/form/form.messages';
import { useNow } from '../../../shared/time/clock';
import { DateDialog } from '../item/DateDialog';
import { itemMessages } from '../item/item.messages';
import { NoteDialog } from '../item/NoteDialog';
import { PublishGapNote } from '../item/PublishGapNote';
import { CampaignField } from '../writing/CampaignField';
import type { BulkAction, BulkKind } from './bulk-action';
import { listMessages } from './list.messages';
import { namedItems } from './use-bulk';

const messages = listMessages.dialogs;

export interface BulkDialogProps {
  kind: BulkKind;
  items: readonly ContentItem[];
  onConfirm: (action: BulkAction) => void;
  onClose: () => void;
}

/** Asks for the values of an action on several items, or for confirmation. */
export function BulkDialogs(props: BulkDialogProps) {
  const { kind, items, onConfirm, onClose } = props;
  const now = useNow();
  const what = namedItems(items);
  if (kind === 'move' || kind === 'SCHEDULE') {
    const [only] = items;
    const isMove = kind === 'move';
    return (
      <DateDialog
        title={isMove ? messages.move(what) : messages.schedule(what)}
        label={messages.date}
        confirmLabel={isMove ? messages.moveConfirm : messages.scheduleConfirm}
        initial={items.length === 1 && only ? only.scheduledFor : null}
        refuses={(at) => (kind === 'SCHEDULE' && at <= now() ? messages.past : undefined)}
        onChoose={(at) => onConfirm({ kind, at })}
        onClose={onClose}
      />
    );
  }
  if (kind === 'PUBLISH' || kind === 'delete') {
    const isDelete = kind === 'delete';
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        {...(isDelete ? {} : { tone: 'primary' as const })}
        title={isDelete ? messages.delete(what) : messages.publish(what)}
        confirmLabel={isDelete ? messages.deleteConfirm : messages.publishConfirm}
        onConfirm={() => onConfirm({ kind })}
      >
        {isDelete ? (
          messages.deleteText
        ) : (
          <Stack gap={12}>
            <Text>{messages.publishText}</Text>
            {items
              .filter((item) => exceedsLimits(item))
              .map((item) => (
                <InlineAlert key={`${item.id}-limits`} tone="warning" title={namedItems([item])}>
                  {itemMessages.channel.alone}
                </InlineAlert>
              ))}
            {[...new Map(items.map((item) => [channelOf(item), item])).values()].map((item) => (
              <PublishGapNote key={item.id} item={item} />
            ))}
          </Stack>
        )}
      </ConfirmDialog>
    );
  }
  if (kind === 'REJECT') return <RejectDialog {...props} />;
  if (kind === 'campaign') return <CampaignDialog {...props} />;
  return <TagsDialog {...props} />;
}

function RejectDialog({ items, onConfirm, onClose }: BulkDialogProps) {
  const [note, setNote] = useState('');
  return (
    <NoteDialog
      title={messages.reject(namedItems(items))}
      confirmLabel={messages.rejectConfirm}
      note={note}
      onNote={setNote}
      problem={null}
      isPending={false}
      onConfirm={() => onConfirm({ kind: 'REJECT', note })}
      onClose={onClose}
    />
  );
}

interface FieldDialogProps {
  title: string;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

function FieldDialog({ title, onSave, onClose, children }: FieldDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{formMessages.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {messages.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSave} width="full">
        {children}
      </Form>
    </Dialog>
  );
}

function CampaignDialog({ items, onConfirm, onClose }: BulkDialogProps) {
  const [first] = items;
  const shared = items.every(({ campaignId }) => campaignId === first?.campaignId);
  const [campaignId, setCampaign] = useState(shared ? (first?.campaignId ?? null) : null);
  if (!first) return null;
  return (
    <FieldDialog
      title={messages.campaign(namedItems(items))}
      onSave={() => onConfirm({ kind: 'campaign', campaignId })}
      onClose={onClose}
    >
      <CampaignField brandId={first.brandId} value={campaignId} onChange={setCampaign} />
    </FieldDialog>
  );
}

function TagsDialog({ items, onConfirm, onClose }: BulkDialogProps) {
  const [first, ...others] = items;
  const [shared] = useState(() =>
    (first?.tags ?? []).filter((tag) => others.every(({ tags }) => tags.includes(tag))),
  );
  const [tags, setTags] = useState<readonly string[]>(shared);
  const added = tags.filter((tag) => !shared.includes(tag));
  const removed = shared.filter((tag) => !tags.includes(tag));
  const isChange = added.length + removed.length > 0;
  return (
    <FieldDialog
      title={messages.tags(namedItems(items))}
      onSave={() => (isChange ? onConfirm({ kind: 'tags', added, removed }) : onClose())}
      onClose={onClose}
    >
      <TagInput
        label={messages.tagsLabel}
        {...(others.length > 0 ? { description: messages.tagsHelp } : {})}
        value={tags}
        onChange={setTags}
        // The person opened the dialog for this field, so it gets focus.
        autoFocus
      />
    </FieldDialog>
  );
}
