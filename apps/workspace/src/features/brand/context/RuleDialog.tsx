import type { Rule, RuleDraft } from '@brandroom/domain/brand/rule.schema';
import { newRule, ruleDraft } from '@brandroom/domain/brand/rule.schema';
import type { RulePlatform } from '@brandroom/domain/brand/rule-platform';
import { rulePlatformLabels, rulePlatforms } from '@brandroom/domain/brand/rule-platform';
import { Select } from '@brandroom/ui/Select';
import { TextArea } from '@brandroom/ui/TextArea';
import { TextField } from '@brandroom/ui/TextField';

import type { AssetTask } from '../asset/asset-area';
import { AssetFormDialog } from '../asset/AssetFormDialog';
import { ExampleFields } from '../asset/ExampleFields';
import type { Assets } from '../asset/use-assets';
import { contextMessages } from './context.messages';

const messages = contextMessages.form;
const platforms = rulePlatforms.map((value) => ({ value, label: rulePlatformLabels[value] }));

interface RuleDialogProps {
  assets: Assets<Rule, RuleDraft>;
  task: Exclude<AssetTask<Rule>, { kind: 'delete' }>;
}

/** Adds or changes a rule. */
export function RuleDialog({ assets, task }: RuleDialogProps) {
  const { title, description, examples, platform } = task.kind === 'edit' ? task.item : newRule;
  return (
    <AssetFormDialog
      assets={assets}
      task={task}
      title={task.kind === 'edit' ? messages.editTitle : messages.addTitle}
      schema={ruleDraft}
      initial={{ title, description, examples, platform }}
    >
      {(form) => (
        <>
          {/* The person opened the dialog for this field, so it gets focus. */}
          <TextField {...form.field('title')} label={messages.title} isRequired autoFocus />
          <TextArea {...form.field('description')} label={messages.description} isRequired />
          <Select<RulePlatform>
            {...form.field('platform')}
            label={messages.platform}
            options={platforms}
          />
          <ExampleFields form={form} description={messages.examples} />
        </>
      )}
    </AssetFormDialog>
  );
}
