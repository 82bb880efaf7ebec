import type { Message, MessageDraft, MessageType } from '@brandroom/domain/brand/message.schema';
import {
  messageDraft,
  messageTypeLabels,
  messageTypes,
} from '@brandroom/domain/brand/message.schema';
import { RadioGroup } from '@brandroom/ui/RadioGroup';
import { TextArea } from '@brandroom/ui/TextArea';

import type { AssetTask } from '../asset/asset-area';
import { AssetFormDialog } from '../asset/AssetFormDialog';
import type { Assets } from '../asset/use-assets';
import { messagingMessages } from './messaging.messages';

const messages = messagingMessages.form;
const blank: MessageDraft = { type: 'tagline', content: '', description: '' };
const types = messageTypes.map((value) => ({ value, label: messageTypeLabels[value] }));

interface MessageDialogProps {
  assets: Assets<Message, MessageDraft>;
  task: Exclude<AssetTask<Message>, { kind: 'delete' }>;
}

/** Adds or changes a message. */
export function MessageDialog({ assets, task }: MessageDialogProps) {
  const { type, content, description } = task.kind === 'edit' ? task.item : blank;
  return (
    <AssetFormDialog
      assets={assets}
      task={task}
      title={task.kind === 'edit' ? messages.editTitle : messages.addTitle}
      schema={messageDraft}
      initial={{ type, content, description }}
    >
      {(form) => (
        <>
          <RadioGroup<MessageType> {...form.field('type')} label={messages.type} options={types} />
          {/* The person opened the dialog for this field, so it gets focus. */}
          <TextArea
            {...form.field('content')}
            label={messages.content}
            rows={2}
            isRequired
            autoFocus
          />
          <TextArea
            {...form.field('description')}
            label={messages.description}
            description={messages.descriptionHelp}
            rows={2}
            isOptional
          />
        </>
      )}
    </AssetFormDialog>
  );
}
