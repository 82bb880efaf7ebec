import { Checkbox } from '@brandroom/ui/Checkbox';
import { DateTimePicker } from '@brandroom/ui/DateTimePicker';
import { NumberField } from '@brandroom/ui/NumberField';
import { Stack } from '@brandroom/ui/Stack';
import { TextField } from '@brandroom/ui/TextField';
import type { AnyEventObject } from 'xstate';

import type { PayloadField } from './payload-fields';
import { valueAt, withField } from './payload-fields';
import { trialMessages as messages } from './trial.messages';

interface PayloadFormProps {
  event: AnyEventObject;
  fields: readonly PayloadField[];
  /** Paths whose values are typed unseen: `event.password`. */
  secrets: readonly string[];
  onChange: (event: AnyEventObject) => void;
}

/** The payload of a step as a form. */
export function PayloadForm({ event, fields, secrets, onChange }: PayloadFormProps) {
  return (
    <Stack gap={12}>
      {fields.map((field) => (
        <Field
          key={field.path}
          field={field}
          value={valueAt(event, field.path)}
          isSecret={secrets.includes(`event.${field.path}`)}
          onChange={(value) => onChange(withField(event, field.path, value))}
        />
      ))}
    </Stack>
  );
}

interface FieldProps {
  field: PayloadField;
  value: unknown;
  isSecret: boolean;
  onChange: (value: unknown) => void;
}

function Field({ field: { kind, label }, value, isSecret, onChange }: FieldProps) {
  if (kind === 'boolean')
    return (
      <Checkbox isSelected={value === true} onChange={onChange}>
        {label}
      </Checkbox>
    );
  if (kind === 'number')
    return (
      <NumberField
        label={label}
        value={typeof value === 'number' && !Number.isNaN(value) ? value : null}
        onChange={onChange}
      />
    );
  if (kind === 'moment')
    return (
      <DateTimePicker
        label={messages.utc(label)}
        value={typeof value === 'string' && value !== '' ? value.slice(0, 16) : null}
        onChange={(moment) => onChange(moment === null ? '' : `${moment}:00.000Z`)}
      />
    );
  return (
    <TextField
      label={label}
      type={isSecret ? 'password' : 'text'}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
    />
  );
}
