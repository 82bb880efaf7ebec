import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ActionBar } from '../ActionBar/ActionBar';
import { Button } from '../Button/Button';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { Section } from '../Section/Section';
import { Split } from '../Split/Split';
import { Card } from '../Card/Card';
import { Text } from '../Text/Text';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import * as styles from './Form.css';

function Example() {
  const [title, setTitle] = useState('');
  const [attempts, setAttempts] = useState(0);
  const isWrong = attempts > 0 && title === '';
  return (
    <Split
      asideLabel="Preview"
      aside={
        <Card>
          <Text weight="strong">{title || 'Untitled'}</Text>
          <Text tone="muted">How the post will look.</Text>
        </Card>
      }
    >
      <Form
        aria-label="Edit post"
        failedAttempts={attempts}
        onSubmit={() => {
          if (title === '') setAttempts((count) => count + 1);
        }}
      >
        {isWrong && (
          <ErrorSummary
            title="Nothing was saved. One thing needs a look."
            errors={['Title: enter a title']}
          />
        )}
        <Section title="Content">
          <TextField
            label="Title"
            isRequired
            value={title}
            onChange={setTitle}
            errorMessage={isWrong ? 'Enter a title' : undefined}
          />
          <TextArea label="Body" limit={280} rows={6} />
        </Section>
        <ActionBar status="Draft kept on this device at 2:30 PM">
          <Button type="submit" variant="primary">
            Save changes
          </Button>
          <Button variant="quiet">Cancel</Button>
        </ActionBar>
      </Form>
    </Split>
  );
}

const meta = preview.meta({
  title: 'Forms/Form',
  component: Form,
  argTypes: choices({ width: styles.widths }),
  args: { children: <TextField label="Title" />, onSubmit: () => undefined, 'aria-label': 'Post' },
  parameters: guide({
    purpose:
      'A form that can always be sent: errors appear beside their fields, and focus goes to the first one.',
    avoid: 'For a search that narrows a list: SearchField alone.',
    keys: [],
    dos: ['Ask only for needed data, in one column.', 'Keep the typed text in every case.'],
    donts: ['Disable the button until everything is right.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const WithPreview = meta.story({ render: () => <Example /> });

function OneField() {
  const [name, setName] = useState('');
  const [attempts, setAttempts] = useState(0);
  return (
    <Form
      aria-label="Rename"
      failedAttempts={attempts}
      onSubmit={() => {
        if (name === '') setAttempts((count) => count + 1);
      }}
    >
      <TextField
        label="Name"
        description="The file extension stays the same."
        value={name}
        onChange={setName}
        errorMessage={attempts > 0 && name === '' ? 'Enter a name' : undefined}
      />
    </Form>
  );
}

export const ReasonIsSpokenWhereFocusStays = meta.story({
  render: () => <OneField />,
  play: async ({ canvas, userEvent }) => {
    const spoken = () => within(screen.getByRole('alert')).queryAllByText('Enter a name');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spoken()).toHaveLength(1));
    const [first] = spoken();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => {
      const [second, ...more] = spoken();
      await expect(second).toBeVisible();
      await expect(second).not.toBe(first);
      await expect(more).toEqual([]);
    });
    // Nothing of it is read once the form is sent.
    await userEvent.keyboard('Menu{Enter}');
    await expect(spoken()).toEqual([]);
  },
});

export const SummaryTakesFocus = meta.story({
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), 'Kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(document.activeElement).toHaveTextContent('Nothing was saved.');
    await expect(canvas.getByRole('textbox', { name: 'Body' })).toHaveValue('Kept');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
});
