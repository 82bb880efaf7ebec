import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, fireEvent, spyOn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Select } from './Select';

const statuses = [
  { value: 'all', label: 'All statuses' },
  { value: 'draft', label: 'Draft' },
  { value: 'pending', label: 'Pending' },
] as const;

function Example(words: {
  label: string;
  description?: string;
  errorMessage?: string;
  isDisabled?: boolean;
}) {
  const [value, setValue] = useState<(typeof statuses)[number]['value']>('all');
  return <Select {...words} options={statuses} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Status', options: statuses, value: 'all', onChange: () => undefined },
  parameters: guide({
    purpose: 'One of several, in the list of the platform.',
    avoid: 'Of many with words to type use ComboBox; of two or three RadioGroup.',
    keys: [
      { keys: ['Tab'], does: 'Comes to it; the platform has the rest', story: 'ChosenByKeyboard' },
    ],
    dos: ['Put them into the order that people expect.'],
    donts: ['Use it for actions.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <Example label="Status" />
      <Example label="Channel" description="Where the item is published." />
      <Example label="Campaign" errorMessage="Choose a campaign" />
      <Example label="Brand" isDisabled />
    </Stack>
  ),
});

export const ChosenByKeyboard = meta.story({
  render: () => <Example label="Status" />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Pending');
    await expect(select).toHaveValue('pending');
  },
});

const cities = Array.from({ length: 400 }, (_, place) => ({
  value: `city ${place}`,
  label: `City ${place}`,
}));

function Cities() {
  const [value, setValue] = useState('city 300');
  return <Select label="City" options={cities} value={value} onChange={setValue} />;
}

/** Until it is pressed, has focus, or the browser is idle, it has its chosen option only. */
export const Many = meta.story({
  beforeEach: () => {
    const idle = spyOn(globalThis, 'requestIdleCallback').mockReturnValue(0);
    return () => idle.mockRestore();
  },
  render: () => <Cities />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'City' });
    await expect(select).toHaveDisplayValue('City 300');
    await expect(select.options).toHaveLength(1);
    await userEvent.tab();
    await expect(select.options).toHaveLength(cities.length);
    await expect(select).toHaveDisplayValue('City 300');
    await userEvent.selectOptions(select, 'City 7');
    await expect(select).toHaveValue('city 7');
  },
});

export const ManyByPointer = meta.story({
  ...Many.input,
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'City' });
    await expect(select.options).toHaveLength(1);
    await fireEvent.pointerDown(select);
    await expect(select.options).toHaveLength(cities.length);
    await expect(select).toHaveDisplayValue('City 300');
  },
});
