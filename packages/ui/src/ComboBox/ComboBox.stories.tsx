import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { ComboBox } from './ComboBox';

const campaigns = [
  { value: 'summer', label: 'Summer launch', description: 'June to August' },
  { value: 'spring', label: 'Spring sale', description: 'March' },
  { value: 'ete', label: 'Été à Lyon', description: 'July' },
  { value: 'winter', label: 'Winter stories', description: 'Archived', isDisabled: true },
] as const;

const places = [
  { value: 'logos', label: 'Logotype', section: 'Brand Assets' },
  { value: 'colors', label: 'Colors', section: 'Brand Assets' },
  { value: 'voice', label: 'Tone of Voice', section: 'Brand Persona' },
  { value: 'context', label: 'Brand Context', section: 'Brand Persona' },
] as const;

const many = Array.from({ length: 140 }, (_, at) => ({
  value: `item-${at + 1}`,
  label: `Post ${at + 1}`,
}));

const meta = preview.meta({
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: { label: 'Campaign', options: campaigns, onChange: fn() },
  parameters: guide({
    purpose: 'One of many that a person knows by name: a campaign, a city, a member.',
    avoid: 'For up to about ten options that are read rather than known, use Select.',
    keys: [
      { keys: ['Letters'], does: 'Narrows the list to what matches', story: 'FoundByTyping' },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Opens the list and goes through it', story: 'Keys' },
      { keys: ['Enter'], does: 'Chooses', story: 'Keys' },
      { keys: ['Escape'], does: 'Closes the list; the choice stays', story: 'Keys' },
    ],
    dos: [
      'Name the missing thing in emptyText: "No campaign matches".',
      'Give namesakes a description that tells them apart.',
    ],
    donts: [
      'Load thousands of options into it: let the server search, with a SearchField.',
      'Use it for free text: what matches no option is not kept.',
    ],
    heard: 'Open',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <ComboBox label="Campaign" options={campaigns} placeholder="Summer launch" />
      <ComboBox
        label="Linked post"
        description="Type a part of its title."
        options={many}
        defaultValue="item-7"
        isOptional
      />
      <ComboBox label="Place" options={places} errorMessage="Choose a place" />
      <ComboBox label="Brand" options={campaigns} defaultValue="spring" isReadOnly />
      <ComboBox label="Channel" options={campaigns} isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Linked post/ })).toHaveValue('Post 7');
    const wrong = canvas.getByRole('combobox', { name: 'Place' });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription('Choose a place');
  },
});

export const FoundByTyping = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Campaign' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ete');
    const option = await screen.findByRole('option', { name: 'Été à Lyon, July' });
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await screen.findByText('1 option available.');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('ete'));
    await expect(field).toHaveValue('Été à Lyon');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const Keys = meta.story({
  args: { defaultValue: 'spring' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Campaign' });
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Spring sale');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Home}{ArrowUp}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const NothingMatches = meta.story({
  args: { defaultValue: 'spring', emptyText: 'No campaign matches' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Campaign' });
    await userEvent.tab();
    await userEvent.keyboard('x');
    const nothing = await screen.findByText('No campaign matches');
    await waitFor(() => expect(nothing).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field).toHaveValue('Spring sale'));
    await userEvent.keyboard('x');
    await screen.findByText('No campaign matches');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(field).toHaveValue('Spring sale'));
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const ManyAreNarrowed = meta.story({
  args: { label: 'Linked post', options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(25);
    await expect(canvas.getByRole('status')).toHaveTextContent('25 of 140 shown. Type to narrow.');
    await userEvent.keyboard('139');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
});

export const Open = meta.story({
  args: { label: 'Place', options: places },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('o');
    const assets = await screen.findByRole('group', { name: 'Brand Assets' });
    await expect(within(assets).getAllByRole('option')).toHaveLength(2);
    const persona = screen.getByRole('group', { name: 'Brand Persona' });
    await waitFor(() => expect(persona).toBeVisible());
  },
});
