import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Disclosure } from './Disclosure';

const meta = preview.meta({
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: { title: 'Sample accounts', children: <Text>Any password works.</Text> },
  parameters: guide({
    purpose: 'Something that not everybody needs, behind a button that shows it in place.',
    avoid: 'For parts that exclude each other use Tabs.',
    keys: [{ keys: ['Enter'], does: 'Shows or hides it', story: 'OpenedByKeyboard' }],
    dos: ['Name its content.'],
    donts: ['Hide what most people need.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Open = meta.story({ args: { isDefaultOpen: true } });

export const OpenedByKeyboard = meta.story({
  args: { children: <TextField label="Password" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Sample accounts' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // A closed part is not rendered.
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(canvas.getByLabelText('Password'), 'any');
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Password')).not.toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Password')).toHaveValue('any');
  },
});

function Sent() {
  const [attempts, setAttempts] = useState(0);
  const problem = attempts === 0 ? {} : { errorMessage: 'Use at most 160 characters.' };
  return (
    <Form failedAttempts={attempts} onSubmit={() => setAttempts(attempts + 1)}>
      <Disclosure title="More fields" isKept hasError={attempts > 0}>
        <TextField label="Excerpt" name="excerpt" {...problem} />
      </Disclosure>
      <Button type="submit">Save</Button>
    </Form>
  );
}

/** An error in a folded field is shown each time, and the field has focus. */
export const OpenedByAnError = meta.story({
  render: () => <Sent />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Excerpt');
    await expect(field).not.toBeVisible();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(field).toBeVisible();
      await expect(field).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'More fields' }));
      await expect(field).not.toBeVisible();
    }
  },
});
