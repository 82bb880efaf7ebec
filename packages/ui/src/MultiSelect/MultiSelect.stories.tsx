import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { MultiSelect } from './MultiSelect';

const cities = [
  { value: 'berlin', label: 'Berlin' },
  { value: 'lyon', label: 'Lyon' },
  { value: 'new-york', label: 'New York' },
  { value: 'oslo', label: 'Oslo' },
  { value: 'zurich', label: 'Zürich' },
] as const;

const meta = preview.meta({
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: { label: 'Cities', options: cities, onChange: fn() },
  parameters: guide({
    purpose: 'Several of many that a person knows by name: cities, tags in use, members.',
    avoid: 'For up to about seven, CheckboxGroup shows all at once; for free words, TagInput.',
    keys: [
      { keys: ['Letters'], does: 'Narrows the list to what matches', story: 'ChosenByKeyboard' },
      {
        keys: ['ArrowDown', 'ArrowUp'],
        does: 'Opens the list and goes through it',
        story: 'ChosenByKeyboard',
      },
      {
        keys: ['Space', 'Enter'],
        does: 'Adds or removes the option that was reached',
        story: 'ChosenByKeyboard',
      },
      { keys: ['Escape'], does: 'Closes the list', story: 'ChosenByKeyboard' },
      { keys: ['Backspace'], does: 'In the empty field: removes the last', story: 'RemovedByKeys' },
    ],
    dos: ['Name the field in the plural.', 'Say in the description when there is a most.'],
    donts: [
      'Use it for two or three options.',
      'Rely on the order of choosing: the order is that of the options.',
    ],
    heard: 'Open',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <MultiSelect label="Cities" options={cities} placeholder="Berlin" isOptional />
      <MultiSelect
        label="Locations"
        description="Where the campaign is shown."
        options={cities}
        defaultValue={['berlin', 'new-york', 'zurich']}
      />
      <MultiSelect label="Offices" options={cities} errorMessage="Choose at least one office" />
      <MultiSelect label="Venues" options={cities} defaultValue={['oslo']} isReadOnly />
      <MultiSelect label="Stores" options={cities} defaultValue={['lyon']} isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Locations, 3 chosen' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Offices' })).toHaveAccessibleDescription(
      'Choose at least one office',
    );
    await expect(canvas.getByRole('button', { name: 'Remove Oslo' })).toBeDisabled();
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Cities' });
    const reach = async (name: string) => {
      const { id } = screen.getByRole('option', { name });
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', id));
    };
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await reach('Berlin');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['berlin']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Berlin added, 1 chosen');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await reach('Lyon');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['berlin', 'lyon']);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['berlin']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Lyon removed, 1 chosen');
    await userEvent.keyboard('w y');
    await expect(field).toHaveValue('w y');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const RemovedByKeys = meta.story({
  args: { defaultValue: ['berlin', 'lyon', 'oslo'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Cities' });
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['berlin', 'lyon']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Oslo removed, 2 chosen');
    // Held on after the last letter was taken out, it stops at the choices.
    await fireEvent.keyDown(field, { key: 'Backspace', repeat: true });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Berlin' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['lyon']);
    await expect(field).toHaveFocus();
  },
});

export const TabKeepsTheChoice = meta.story({
  args: { defaultValue: ['berlin'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const { id } = await screen.findByRole('option', { name: 'Berlin' });
    const field = canvas.getByRole('combobox', { name: 'Cities' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', id));
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Berlin' })).toHaveFocus(),
    );
  },
});

export const Open = meta.story({
  args: { defaultValue: ['berlin', 'oslo'] },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const option = await screen.findByRole('option', { name: 'Oslo' });
    await expect(option).toHaveAttribute('aria-selected', 'true');
  },
});
