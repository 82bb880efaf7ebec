import type { Guideline, GuidelineDraft } from '@brandroom/domain/brand/guideline.schema';
import { guidelineDraft } from '@brandroom/domain/brand/guideline.schema';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';
import * as v from 'valibot';

import type { AssetTask } from '../asset/asset-area';
import { AssetFormDialog } from '../asset/AssetFormDialog';
import type { Assets } from '../asset/use-assets';
import { coBrandingMessages } from './co-branding.messages';

const messages = coBrandingMessages.form;
const { title, description } = guidelineDraft.entries;

/** The typed examples, one per line. */
const lines = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
  v.check((all) => all.length <= 20, messages.tooMany),
  v.check((all) => all.every((line) => line.length <= 500), messages.tooLong),
);
const schema = v.object({ title, description, dos: lines, donts: lines });

interface GuidelineDialogProps {
  assets: Assets<Guideline, GuidelineDraft>;
  task: Exclude<AssetTask<Guideline>, { kind: 'delete' }>;
}

/** Adds or changes a guideline. */
export function GuidelineDialog({ assets, task }: GuidelineDialogProps) {
  const item = task.kind === 'edit' ? task.item : null;
  return (
    <AssetFormDialog
      assets={assets}
      task={task}
      title={item ? messages.editTitle : messages.addTitle}
      schema={schema}
      initial={{
        title: item?.title ?? '',
        description: item?.description ?? '',
        dos: item?.dos.join('\n') ?? '',
        donts: item?.donts.join('\n') ?? '',
      }}
    >
      {(form) => (
        <>
          {/* The person opened the dialog for this field, so it gets focus. */}
          <TextField {...form.field('title')} label={messages.title} isRequired autoFocus />
          <TextArea {...form.field('description')} label={messages.description} isRequired />
          <TextArea
            {...form.field('dos')}
            label={messages.dos}
            description={messages.dosHelp}
            rows={3}
          />
          <TextArea
            {...form.field('donts')}
            label={messages.donts}
            description={messages.dontsHelp}
            rows={3}
          />
        </>
      )}
    </AssetFormDialog>
  );
}
