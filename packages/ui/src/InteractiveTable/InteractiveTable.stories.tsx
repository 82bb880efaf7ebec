import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import type { DataColumn, SortDescriptor } from '../DataTable/data-column';
import { Link } from '../Link/Link';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { InteractiveTable } from './InteractiveTable';
import type { InteractiveTableProps } from './InteractiveTable';

interface Post {
  readonly id: string;
  readonly title: string;
  readonly channel: string;
  readonly status: 'draft' | 'pending' | 'published';
  readonly clicks: number | null;
}

const posts: readonly Post[] = [
  {
    id: '1',
    title: 'Summer launch, teaser',
    channel: 'Instagram',
    status: 'pending',
    clicks: 1240,
  },
  { id: '2', title: 'Behind the studio', channel: 'LinkedIn', status: 'published', clicks: 310 },
  { id: '3', title: 'Ten years of colour', channel: 'Blog', status: 'draft', clicks: null },
  { id: '4', title: 'Summer launch, day one', channel: 'LinkedIn', status: 'draft', clicks: 85 },
];
const many = Array.from({ length: 500 }, (_, index): Post => ({
  id: String(index),
  title: `Post ${index + 1}`,
  channel: 'Blog',
  status: 'draft',
  clicks: (index * 37) % 500,
}));

const columns: readonly DataColumn<Post>[] = [
  {
    id: 'title',
    header: 'Title',
    isRowHeader: true,
    isSortable: true,
    value: (post) => post.title,
    cell: (post) => (
      <Link href={`#${post.id}`} variant="strong">
        {post.title}
      </Link>
    ),
  },
  { id: 'channel', header: 'Channel', value: (post) => post.channel, cell: (post) => post.channel },
  { id: 'status', header: 'Status', cell: (post) => <StatusBadge status={post.status} /> },
  {
    id: 'clicks',
    header: 'Clicks',
    align: 'end',
    isSortable: true,
    value: (post) => post.clicks,
    cell: (post) => post.clicks?.toLocaleString('en-US') ?? 'None yet',
  },
];
const onArchive = fn();

const meta = preview.meta({
  title: 'Data/InteractiveTable',
  component: InteractiveTable<Post>,
  args: {
    caption: 'Content',
    columns,
    rows: posts,
    getRowId: (post: Post) => post.id,
    filterLabel: 'Find content',
    hasColumnMenu: true,
    selection: {
      getRowName: (post: Post) => post.title,
      actions: (selected: readonly Post[], clear: () => void) => (
        <Button
          size="small"
          icon={Archive}
          onPress={() => {
            onArchive(selected.map(({ id }) => id));
            clear();
          }}
        >
          Archive
        </Button>
      ),
    },
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    getRowId: { control: false },
    sort: { control: false },
    defaultSort: { control: false },
    selection: { control: false },
  },
  parameters: guide({
    purpose:
      'The table for work: rows that are sorted, found and selected, and columns that can be hidden.',
    avoid: 'For a few rows that are only read, DataTable.',
    keys: [
      { keys: ['Space'], does: 'Selects the row, or all rows', story: 'SelectedByKeyboard' },
      { keys: ['Escape'], does: 'Empties the field that finds rows', story: 'FilteredByKeyboard' },
      {
        keys: ['Enter'],
        does: 'On a column’s name: sorts by it, then the other way',
        story: 'SortedByKeyboard',
      },
    ],
    dos: [
      'For a page of a longer list give `sort` and `onSortChange`, and keep the order in the address.',
      'Name each box after its row.',
      'Offer for many rows only what can be undone, or ask first.',
      'Give every column that has words or figures its `value`, so that it can be found and sorted.',
    ],
    donts: ['Hide what a person needs to decide in a column that is off at first.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

/** A page of a longer list: the order of its rows is the caller's. */
function Page(props: InteractiveTableProps<Post>) {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'title', direction: 'ascending' });
  const pages = { ascending: posts.slice(0, 2), descending: posts.slice(2) };
  return (
    <InteractiveTable {...props} rows={pages[sort.direction]} sort={sort} onSortChange={setSort} />
  );
}

export const SortedByTheCaller = meta.story({
  render: (props) => <Page {...props} />,
  play: async ({ canvas, userEvent }) => {
    const titles = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const header = canvas.getByRole('columnheader', { name: 'Title' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles()).toEqual(['Summer launch, teaser', 'Behind the studio']);
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(titles()).toEqual(['Ten years of colour', 'Summer launch, day one']);
    await expect(canvas.getByRole('button', { name: 'Title' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Title, descending');
  },
});

export const SortedByKeyboard = meta.story({
  args: { defaultSort: { column: 'title', direction: 'ascending' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Behind the studio');
    canvas.getByRole('button', { name: 'Clicks' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Clicks' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Summer launch, day one');
    await expect(canvas.getAllByRole('rowheader')[3]).toHaveTextContent('Ten years of colour');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Summer launch, teaser');
    await expect(canvas.getAllByRole('rowheader')[3]).toHaveTextContent('Ten years of colour');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Clicks, descending');
  },
});

export const FilteredByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('searchbox', { name: 'Find content' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('SUMMER');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(canvas.getByRole('checkbox', { name: 'Select all 2' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 rows'));
    await userEvent.keyboard('x');
    await expect(canvas.getByText('Nothing here matches “SUMMERx”.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
  },
});

export const SelectedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 4' });
    const bar = within(canvas.getByRole('group', { name: 'Selection in Content' }));
    await expect(bar.getByText('Nothing selected')).toBeVisible();
    canvas.getByRole('checkbox', { name: 'Select Summer launch, teaser' }).focus();
    await userEvent.keyboard(' ');
    await expect(all).toBePartiallyChecked();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 selected'));
    all.focus();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(bar.getByText('4 of 4 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Archive' }));
    await expect(onArchive).toHaveBeenCalledWith(['1', '2', '3', '4']);
    await expect(bar.getByText('Nothing selected')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Selection in Content' })).toHaveFocus();
    await expect(all).not.toBeChecked();
  },
});

export const SelectionOutlivesTheFilter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Behind the studio' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find content' }), 'summer');
    const bar = within(canvas.getByRole('group', { name: 'Selection in Content' }));
    await expect(bar.getByText('1 of 4 selected, 1 not shown')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all 2' })).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(bar.getByText('Nothing selected')).toBeVisible();
  },
});

export const ColumnsHidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns of Content' }));
    const group = await screen.findByRole('group', { name: 'Shown columns' });
    await expect(within(group).queryByRole('checkbox', { name: 'Title' })).not.toBeInTheDocument();
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Channel' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Columns of Content' })).toHaveFocus(),
    );
    await expect(canvas.queryByRole('columnheader', { name: 'Channel' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Clicks' })).toBeVisible();
  },
});

export const FiveHundredRows = meta.story({
  args: { rows: many, defaultSort: { column: 'clicks', direction: 'descending' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Content' });
    await waitFor(() =>
      expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'),
    );
    await expect(table).toHaveAttribute('aria-rowcount', '501');
    await expect(table.querySelectorAll('*').length).toBeLessThan(900);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 500' }));
    const bar = within(canvas.getByRole('group', { name: 'Selection in Content' }));
    await expect(bar.getByText('500 of 500 selected')).toBeVisible();
  },
});

export const CardsOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select all 4')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select Behind the studio' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
