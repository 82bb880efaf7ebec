import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Form } from '../Form/Form';
import { Button } from '../Button/Button';
import { TextField } from './TextField';

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Email address' },
  parameters: guide({
    purpose: 'One line of text.',
    avoid: 'For several lines use TextArea, for numbers NumberField, for dates DatePicker.',
    keys: [
      { keys: ['Tab'], does: 'Moves to it, then into it', story: 'PasswordShown' },
      { keys: ['Space'], does: 'Shows and hides a password', story: 'PasswordShown' },
    ],
    dos: ['Ask only for needed data and mark optional fields: "(optional)".'],
    donts: ['Use the placeholder as help: it goes with the first letter.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Form onSubmit={() => undefined} aria-label="Examples">
      <TextField label="Title" defaultValue="Summer launch, teaser" />
      <TextField
        label="Preheader"
        description="Shown after the subject in most inboxes."
        isOptional
        placeholder="A line that makes people open it"
      />
      <TextField
        label="Email address"
        type="email"
        defaultValue="ada@"
        errorMessage="Enter a whole address, such as ada@example.com"
      />
      <TextField label="Password" type="password" defaultValue="correct horse" />
      <TextField label="Brand" defaultValue="Acme" isReadOnly />
      <TextField label="Campaign" defaultValue="Spring" isDisabled />
    </Form>
  ),
});

function Required() {
  const [value, setValue] = useState('');
  const [attempts, setAttempts] = useState(0);
  const error = attempts > 0 && value === '' ? 'Enter a title' : undefined;
  return (
    <Form
      aria-label="Post"
      failedAttempts={value === '' ? attempts : 0}
      onSubmit={() => setAttempts((count) => count + 1)}
    >
      <TextField label="Title" isRequired value={value} onChange={setValue} errorMessage={error} />
      <Button type="submit" variant="primary">
        Save changes
      </Button>
    </Form>
  );
}

export const ErrorTakesFocus = meta.story({
  render: () => <Required />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await expect(field).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a title');
    await userEvent.type(field, 'Teaser');
    await expect(field).toBeValid();
  },
});

export const PasswordShown = meta.story({
  args: { label: 'Password', type: 'password', defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const show = canvas.getByRole('button', { name: 'Show password' });
    await expect(show).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
});
