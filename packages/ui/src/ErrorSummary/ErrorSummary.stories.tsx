import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';

const meta = preview.meta({
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: { title: 'Nothing was saved. Two things need a look.' },
  parameters: guide({
    purpose: 'The error of a whole form, at its start, announced at once.',
    avoid: 'For one field its own error is enough.',
    keys: [],
    dos: ['Say that nothing was lost, and what needs a look.'],
    donts: ['Repeat the errors of the fields word for word.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const OneSentence = meta.story({
  args: { title: 'Invalid email or password.' },
  play: async ({ canvas }) => {
    const sentence = canvas.getByText('Invalid email or password.');
    await expect(sentence.closest('[role="alert"]')).toHaveTextContent(
      'Error: Invalid email or password.',
    );
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const OneLineAField = meta.story({
  args: { errors: ['Title: enter a title', 'Scheduled for: choose a time in the future'] },
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Title: enter a title',
      'Scheduled for: choose a time in the future',
    ]);
  },
});

function Refused() {
  const [attempts, setAttempts] = useState(0);
  return (
    <Form
      aria-label="Edit post"
      failedAttempts={attempts}
      onSubmit={() => setAttempts((count) => count + 1)}
    >
      {attempts > 0 && (
        <ErrorSummary title="Nothing was saved." errors={['Title: enter a title']} />
      )}
      <TextField label="Title" errorMessage={attempts > 0 ? 'Enter a title' : undefined} />
      <Button type="submit" variant="primary">
        Save changes
      </Button>
    </Form>
  );
}

export const TakesFocusAfterEachAttempt = meta.story({
  render: () => <Refused />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save changes' });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      save.focus();
      await userEvent.keyboard('{Enter}');
      await expect(document.activeElement).toHaveTextContent('Nothing was saved.');
    }
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
});
