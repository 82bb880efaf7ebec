import { RepeatableFields } from '@brandroom/ui/RepeatableFields';
import { TextField } from '@brandroom/ui/TextField';
import { useState } from 'react';

import type { Form } from '../../../shared/form/use-form';
import type { CampaignValues } from './campaign-values';
import { campaignsMessages } from './campaigns.messages';

const messages = campaignsMessages.form;

/** The goals of a campaign, at least one. */
export function GoalFields({ form }: { form: Form<CampaignValues> }) {
  const { goals } = form.values;
  const [keys, setKeys] = useState({ rows: goals.map((_, row) => row), last: goals.length });
  // Restored text may have a different number of goals than the form.
  if (keys.rows.length !== goals.length) {
    setKeys({ rows: goals.map((_, row) => keys.last + row), last: keys.last + goals.length });
  }
  const set = (next: string[], rows: number[], paths?: string[]) => {
    setKeys({ rows, last: Math.max(keys.last, ...rows.map((row) => row + 1)) });
    form.set({ goals: next }, paths);
  };
  return (
    <RepeatableFields
      label={messages.goalsLabel}
      description={messages.goalsHelp}
      itemName={messages.goal}
      addLabel={messages.addGoal}
      keys={keys.rows.map(String)}
      onAdd={() => set([...goals, ''], [...keys.rows, keys.last])}
      onRemove={(index) =>
        set(
          goals.filter((_, at) => at !== index),
          keys.rows.filter((_, at) => at !== index),
        )
      }
    >
      {(index) => (
        <TextField
          label={messages.goalAt(index + 1)}
          name={`goals.${index}`}
          value={goals[index] ?? ''}
          onChange={(text) =>
            set(
              goals.map((each, at) => (at === index ? text : each)),
              keys.rows,
              [`goals.${index}`],
            )
          }
          errorMessage={form.problem(`goals.${index}`)}
          isRequired
        />
      )}
    </RepeatableFields>
  );
}
