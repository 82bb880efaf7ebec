import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextField } from '../TextField/TextField';
import { RepeatableFields } from './RepeatableFields';

function Example({ start }: { start: string[] }) {
  const [keys, setKeys] = useState(start);
  return (
    <RepeatableFields
      label="Examples"
      description="Lines that sound like the brand."
      itemName="Example"
      addLabel="Add Example"
      keys={keys}
      onAdd={() => setKeys([...keys, `row ${keys.length + 1}`])}
      onRemove={(index) => setKeys(keys.filter((_, at) => at !== index))}
    >
      {(index) => <TextField label={`Example ${index + 1}`} />}
    </RepeatableFields>
  );
}

const meta = preview.meta({
  title: 'Forms/RepeatableFields',
  component: RepeatableFields,
  args: {
    label: 'Examples',
    itemName: 'Example',
    addLabel: 'Add Example',
    keys: ['row 1'],
    children: () => null,
    onAdd: () => undefined,
    onRemove: () => undefined,
  },
  parameters: guide({
    purpose: 'Rows of the same fields, as many as are needed.',
    avoid: 'For single words use TagInput.',
    keys: [
      { keys: ['Enter'], does: 'Adds or removes a row; focus follows', story: 'FocusFollows' },
    ],
    dos: ['Name each row with its place: "Example 2 of 3".'],
    donts: ['Remove a row without saying so.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const ThreeRows = meta.story({
  render: () => <Example start={['a', 'b', 'c']} />,
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add Example' }).getBoundingClientRect();
    const last = canvas.getByRole('textbox', { name: 'Example 3' }).getBoundingClientRect();
    await expect(add.top - last.bottom).toBeGreaterThanOrEqual(16);
    const remove = canvas.getByRole('button', { name: 'Remove example 3' });
    await expect(remove).toHaveTextContent(/^Remove$/);
    await expect(remove.getBoundingClientRect().bottom).toBeCloseTo(last.bottom);
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Example start={['a', 'b']} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Example 1' }).getBoundingClientRect();
    const remove = canvas.getByRole('button', { name: 'Remove example 1' });
    await expect(remove.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.bottom);
    await expect(field.width).toBeGreaterThan(remove.getBoundingClientRect().width * 2);
    await expectNoSidewaysScroll();
  },
});

export const FocusFollows = meta.story({
  render: () => <Example start={['a']} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    canvas.getByRole('button', { name: 'Add Example' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Example 2' })).toHaveFocus();
    await expect(canvas.getByText('Example 2 added')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove example 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Example 1' })).toHaveFocus();
  },
});
