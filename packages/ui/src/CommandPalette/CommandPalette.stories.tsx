import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { CalendarDays, FileText, Palette } from 'lucide';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { CommandPalette } from './CommandPalette';

const open = fn();
const retry = fn();
const everything = [
  { id: 'calendar', label: 'Content calendar', icon: CalendarDays, description: 'Screen' },
  { id: 'summer', label: 'Summer launch, teaser', icon: FileText, description: 'Post, pending' },
  { id: 'ocean', label: 'Ocean', icon: Palette, description: 'Color #205375' },
].map((each) => ({ ...each, onAction: () => open(each.id) }));

const meta = preview.meta({
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    label: 'Search Brandroom',
    query: 'o',
    onQueryChange: () => undefined,
    sections: [{ id: 'found', title: 'Best matches', items: everything }],
    status: '3 results',
  },
  parameters: guide({
    purpose: 'Finds everything from anywhere and goes there, by keyboard first.',
    avoid: 'To narrow the list on a page, use SearchField; to choose a value, ComboBox.',
    keys: [
      { keys: ['Letters'], does: 'Searches', story: 'FoundByKeyboard' },
      {
        keys: ['ArrowDown', 'ArrowUp'],
        does: 'Moves to another result; the first is active',
        story: 'FoundByKeyboard',
      },
      { keys: ['Enter'], does: 'Opens the active result', story: 'FoundByKeyboard' },
      {
        keys: ['Escape'],
        does: 'Empties the field, then closes; focus goes back',
        story: 'Closed',
      },
    ],
    dos: ['Say with each line what it is: "Ocean, Color #205375".', 'Show at most about 25 lines.'],
    donts: ['Make it the only way to anything.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

function Search() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const items = everything.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        label="Search Brandroom"
        query={query}
        onQueryChange={setQuery}
        sections={
          query === '' || items.length === 0 ? [] : [{ id: 'found', title: 'Best matches', items }]
        }
        status={items.length === 0 ? `Nothing found for “${query}”` : `${items.length} results`}
        hint="Content, files, colors and screens"
      />
    </>
  );
}

export const FoundByKeyboard = meta.story({
  render: () => <Search />,
  play: async ({ canvas, userEvent }) => {
    open.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('c');
    await screen.findByRole('option', { name: 'Ocean, Color #205375' });
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('results'));
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledWith('calendar');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const NothingFound = meta.story({
  args: { query: 'xyz', sections: [], status: 'Nothing found for “xyz”' },
  play: async () => {
    const palette = within(screen.getByRole('dialog'));
    await waitFor(() => expect(palette.getByText('Nothing found for “xyz”')).toBeVisible());
  },
});

export const Closed = meta.story({
  render: () => <Search />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('x{Escape}');
    await expect(screen.getByRole('combobox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('oc');
    // The palette fades in.
    const found = await screen.findByRole('option', { name: 'Ocean, Color #205375' });
    await waitFor(() => expect(found).toBeVisible());
  },
});

export const Loading = meta.story({
  args: { query: 'oc', sections: [], status: 'Searching…', isPending: true },
});

export const Failed = meta.story({
  args: {
    query: 'oc',
    sections: [],
    status: 'No results for “oc”',
    failure: { text: 'Content couldn’t be searched.', retry: 'Try again', onRetry: retry },
  },
  play: async ({ userEvent }) => {
    retry.mockClear();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** The results of “s” are still shown when “summer” is typed and Enter pressed. */
export const EnterWaits = meta.story({
  render: () => <Late />,
  play: async ({ userEvent }) => {
    open.mockClear();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('summer{Enter}');
    await expect(open).not.toHaveBeenCalled();
    await waitFor(() => expect(open).toHaveBeenCalledWith('summer'));
  },
});

function Late() {
  const [isOpen, setOpen] = useState(true);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setFound(query), 300);
    return () => clearTimeout(timer);
  }, [query]);
  const isPending = found !== query;
  const items = everything.filter(({ label }) => label.toLowerCase().includes(found));
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={setOpen}
      label="Search Brandroom"
      query={query}
      onQueryChange={setQuery}
      sections={[{ id: 'found', title: 'Best matches', items, isStale: isPending }]}
      status={isPending ? 'Searching…' : `${items.length} results`}
      isPending={isPending}
    />
  );
}
