import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Archive, Ellipsis } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { DataColumn, SortDescriptor } from '../DataTable/data-column';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { SelectionBar } from '../SelectionBar/SelectionBar';
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
  { id: '3', title: 'Ten years of color', channel: 'Blog', status: 'draft', clicks: null },
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
    cell: (post, { isTabStop }) => (
      <Link href={`#${post.id}`} variant="strong" excludeFromTabOrder={!isTabStop}>
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

/** The caller keeps the selection. */
function Selectable(props: InteractiveTableProps<Post>) {
  const [selectedIds, setSelected] = useState<readonly string[]>([]);
  return (
    <>
      <SelectionBar
        label="Selected content"
        selected={selectedIds.length}
        actions={[
          {
            id: 'archive',
            label: 'Archive',
            icon: Archive,
            onAction: () => {
              onArchive(selectedIds);
              setSelected([]);
            },
          },
        ]}
        onClear={() => setSelected([])}
      />
      <InteractiveTable
        {...props}
        selection={{ getRowName: ({ title }) => title, selectedIds, onChange: setSelected }}
      />
    </>
  );
}

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
  },
  render: (args) => <Selectable {...args} />,
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
      {
        keys: ['Shift+Space'],
        does: 'Selects the rows up to this one',
        story: 'ARangeByKeyboard',
      },
      { keys: ['Ctrl+A'], does: 'Selects all rows', story: 'AListByKeyboard' },
      { keys: ['ArrowDown'], does: 'In a list: to the next row', story: 'AListByKeyboard' },
      { keys: ['Home'], does: 'In a list: to the first row', story: 'AListByKeyboard' },
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

const bar = () => screen.getByRole('group', { name: 'Selected content' });

/** A page of a longer list: the order of its rows is the caller's. */
function Page(props: InteractiveTableProps<Post>) {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'title', direction: 'ascending' });
  const pages = { ascending: posts.slice(0, 2), descending: posts.slice(2) };
  return <Selectable {...props} rows={pages[sort.direction]} sort={sort} onSortChange={setSort} />;
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
    await expect(titles()).toEqual(['Ten years of color', 'Summer launch, day one']);
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
    await expect(canvas.getAllByRole('rowheader')[3]).toHaveTextContent('Ten years of color');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Summer launch, teaser');
    await expect(canvas.getAllByRole('rowheader')[3]).toHaveTextContent('Ten years of color');
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
    await expect(canvas.queryByRole('group', { name: 'Selected content' })).toBeNull();
    canvas.getByRole('checkbox', { name: 'Select Summer launch, teaser' }).focus();
    await userEvent.keyboard(' ');
    await expect(all).toBePartiallyChecked();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 selected'));
    all.focus();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(bar()).toHaveTextContent('4 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(onArchive).toHaveBeenCalledWith(['1', '2', '3', '4']);
    await expect(all).not.toBeChecked();
    // The action announces its own result; the bar announces only clearing.
    await expect(canvas.queryByText('Selection cleared')).toBeNull();
    canvas.getByRole('checkbox', { name: 'Select Summer launch, teaser' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Selection cleared'));
  },
});

export const ARangeByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select Summer launch, teaser' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('checkbox', { name: 'Select Ten years of color' }).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(bar()).toHaveTextContent('3 selected');
    await expect(canvas.getByRole('checkbox', { name: 'Select Behind the studio' })).toBeChecked();
  },
});

/** As a list of a page: all of a row is its link, and the controls of one row are in the Tab order. */
export const AList = meta.story({
  args: {
    isFullBleed: true,
    hasRowLinks: true,
    groupOf: ({ status }: Post) => (status === 'published' ? 'Published' : undefined),
    rows: posts.toSorted(
      (a, b) => Number(a.status === 'published') - Number(b.status === 'published'),
    ),
    columns: [
      ...columns,
      {
        id: 'actions',
        header: 'Actions',
        isHeaderHidden: true,
        cell: ({ title }: Post, { isTabStop }) => (
          <IconButton
            icon={Ellipsis}
            size="small"
            label={`Actions for “${title}”`}
            excludeFromTabOrder={!isTabStop}
          />
        ),
      },
    ],
  },
  render: ({ filterLabel: _, ...args }) => <Selectable {...args} hasColumnMenu={false} />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Ten years of color/ });
    const [, , status] = within(row).getAllByRole('cell');
    const { left, top, height } = (status ?? row).getBoundingClientRect();
    const link = within(row).getByRole('link');
    await expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(link);
    const groups = canvas.getAllByRole('rowgroup');
    await expect(within(groups.at(-1) ?? row).getAllByRole('row')[0]).toHaveTextContent(
      'Published',
    );
    await userEvent.hover(row);
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
});

export const AListByKeyboard = AList.extend({
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    canvas.getByRole('button', { name: 'Title' }).focus();
    await userEvent.tab();
    await expect(box('Summer launch, teaser')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box('Ten years of color')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(bar()).toHaveTextContent('1 selected');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ten years of color' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Behind the studio' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: 'Summer launch, teaser' })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(bar()).toHaveTextContent('4 selected');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('group', { name: 'Selected content' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Selection cleared'));
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Actions for “Summer launch, teaser”' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const TwoLinesOnPhones = AList.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Ten years of color/ });
    await waitFor(() => expect(row.getBoundingClientRect().height).toBe(64));
    // A dot ends each fact but the last, so that none begins a line.
    const cells = within(row).getAllByRole('cell');
    const dotted = cells.filter((cell) => getComputedStyle(cell, '::after').content.includes('·'));
    await expect(dotted.map(({ textContent }) => textContent)).toEqual(['Blog', 'Draft']);
    const leading = cells.map((cell) => getComputedStyle(cell, '::before').content);
    await expect(leading.join('')).not.toContain('·');
    await expectNoSidewaysScroll();
  },
});

export const SelectionOutlivesTheFilter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Behind the studio' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find content' }), 'summer');
    await expect(bar()).toHaveTextContent('1 selected');
    await expect(canvas.getByRole('checkbox', { name: 'Select all 2' })).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(screen.queryByRole('group', { name: 'Selected content' })).toBeNull();
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
    await expect(bar()).toHaveTextContent('500 selected');
  },
});

export const CardsOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select all 4')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select Behind the studio' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
});
