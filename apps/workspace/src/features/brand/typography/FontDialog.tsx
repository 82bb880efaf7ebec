import type { Typography, TypographyDraft } from '@brandroom/domain/brand/typography.schema';
import { typographyDraft } from '@brandroom/domain/brand/typography.schema';
import { splitList } from '@brandroom/domain/format/list';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';
import * as v from 'valibot';

import type { Form } from '../../../shared/form/use-form';
import type { AssetTask } from '../asset/asset-area';
import { AssetFormDialog } from '../asset/AssetFormDialog';
import type { Assets } from '../asset/use-assets';
import { typographyMessages } from './typography.messages';

const messages = typographyMessages.form;
const blank: TypographyDraft = { name: '', family: '', weights: [], usage: '', url: '' };
const schema = v.strictObject({
  ...typographyDraft.entries,
  weights: v.pipe(v.string(), v.transform(splitList), typographyDraft.entries.weights),
});

interface FontDialogProps {
  assets: Assets<Typography, TypographyDraft>;
  task: Exclude<AssetTask<Typography>, { kind: 'delete' }>;
}

/** Adds or changes a font. */
export function FontDialog({ assets, task }: FontDialogProps) {
  const { name, family, weights, usage, url } = task.kind === 'edit' ? task.item : blank;
  return (
    <AssetFormDialog
      assets={assets}
      task={task}
      title={task.kind === 'edit' ? messages.editTitle : messages.addTitle}
      schema={schema}
      initial={{ name, family, weights: weights.join(', '), usage, url }}
    >
      {(form) => (
        <>
          {/* The person opened the dialog for this field, so it gets focus. */}
          <TextField
            {...form.field('name')}
            label={messages.name}
            description={messages.nameHelp}
            isRequired
            autoFocus
          />
          <TextField
            {...form.field('family')}
            label={messages.family}
            description={messages.familyHelp}
            isRequired
          />
          <TextField
            {...form.field('weights')}
            label={messages.weights}
            description={messages.weightsHelp}
            errorMessage={weightsProblem(form)}
            isRequired
          />
          <TextArea {...form.field('usage')} label={messages.usage} rows={2} isRequired />
          <TextField
            {...form.field('url')}
            label={messages.url}
            description={messages.urlHelp}
            type="url"
            isOptional
          />
        </>
      )}
    </AssetFormDialog>
  );
}

/** Returns the error of the list, or of the first weight with one. */
function weightsProblem({
  values,
  problem,
}: Pick<Form<{ weights: string }>, 'values' | 'problem'>): string | undefined {
  const each = splitList(values.weights).map((_, index) => problem(`weights.${index}`));
  return problem('weights') ?? each.find((message) => message !== undefined);
}
