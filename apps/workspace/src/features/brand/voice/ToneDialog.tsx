import type { VoiceTone, VoiceToneDraft } from '@brandroom/domain/brand/voice-tone.schema';
import { voiceToneDraft } from '@brandroom/domain/brand/voice-tone.schema';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';

import type { AssetTask } from '../asset/asset-area';
import { AssetFormDialog } from '../asset/AssetFormDialog';
import { ExampleFields } from '../asset/ExampleFields';
import type { Assets } from '../asset/use-assets';
import { voiceMessages } from './voice.messages';

const messages = voiceMessages.form;
const blank: VoiceToneDraft = { title: '', description: '', examples: [''] };

interface ToneDialogProps {
  assets: Assets<VoiceTone, VoiceToneDraft>;
  task: Exclude<AssetTask<VoiceTone>, { kind: 'delete' }>;
}

/** Adds or changes a tone of voice. */
export function ToneDialog({ assets, task }: ToneDialogProps) {
  const { title, description, examples } = task.kind === 'edit' ? task.item : blank;
  return (
    <AssetFormDialog
      assets={assets}
      task={task}
      title={task.kind === 'edit' ? messages.editTitle : messages.addTitle}
      schema={voiceToneDraft}
      initial={{ title, description, examples }}
    >
      {(form) => (
        <>
          {/* The person opened the dialog for this field, so it gets focus. */}
          <TextField {...form.field('title')} label={messages.title} isRequired autoFocus />
          <TextArea {...form.field('description')} label={messages.description} isRequired />
          <ExampleFields form={form} description={messages.examples} />
        </>
      )}
    </AssetFormDialog>
  );
}
