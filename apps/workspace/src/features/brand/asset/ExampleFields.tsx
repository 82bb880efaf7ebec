import { RepeatableFields } from '@brandroom/ui/RepeatableFields';
import { TextArea } from '@brandroom/ui/TextArea';
import { useState } from 'react';

import type { Form } from '../../../shared/form/use-form';
import { assetMessages } from './asset.messages';

const messages = assetMessages.examples;

interface ExampleFieldsProps<Values extends { examples: string[] }> {
  form: Form<Values>;
  description: string;
}

/** The examples of a tone or a rule, at least one. */
export function ExampleFields<Values extends { examples: string[] }>({
  form,
  description,
}: ExampleFieldsProps<Values>) {
  const { examples } = form.values;
  const [keys, setKeys] = useState(() => ({
    rows: examples.map((_, row) => row),
    last: examples.length,
  }));
  const set = (next: string[], paths?: string[]) =>
    form.set({ examples: next } as Partial<Values>, paths);
  return (
    <RepeatableFields
      label={messages.label}
      description={description}
      itemName={messages.item}
      addLabel={messages.add}
      keys={keys.rows.map(String)}
      onAdd={() => {
        setKeys(({ rows, last }) => ({ rows: [...rows, last], last: last + 1 }));
        set([...examples, '']);
      }}
      onRemove={(index) => {
        setKeys(({ rows, last }) => ({ rows: rows.filter((_, at) => at !== index), last }));
        set(examples.filter((_, at) => at !== index));
      }}
    >
      {(index) => (
        <TextArea
          label={messages.numbered(index + 1)}
          name={`examples.${index}`}
          value={examples[index] ?? ''}
          onChange={(text) =>
            set(
              examples.map((each, at) => (at === index ? text : each)),
              [`examples.${index}`],
            )
          }
          errorMessage={form.problem(`examples.${index}`)}
          rows={2}
          isRequired
        />
      )}
    </RepeatableFields>
  );
}
