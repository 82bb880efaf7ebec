import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Download, Ellipsis } from 'lucide';
import { useMemo, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import type { DataColumn, SortDescriptor } from './data-column';
import { DataTable } from './DataTable';

interface Post {
  readonly id: string;
  readonly title: string;
  readonly status: 'draft' | 'pending' | 'published';
  readonly clicks: number;
}

const posts: readonly Post[] = [
  { id: '1', title: 'Summer launch, teaser', status: 'pending', clicks: 1240 },
  { id: '2', title: 'Behind the studio', status: 'published', clicks: 310 },
  { id: '3', title: 'Ten years of color', status: 'draft', clicks: 0 },
];
const many = Array.from({ length: 500 }, (_, index) => ({
  id: String(index),
  title: `Post ${index + 1}`,
  status: 'draft' as const,
  clicks: index * 7,
}));

const columns: readonly DataColumn<Post>[] = [
  {
    id: 'title',
    header: 'Title',
    isRowHeader: true,
    isSortable: true,
    cell: (post) => (
      <Link href={`#${post.id}`} variant="strong">
        {post.title}
      </Link>
    ),
  },
  { id: 'status', header: 'Status', cell: (post) => <StatusBadge status={post.status} /> },
  {
    id: 'clicks',
    header: 'Clicks',
    align: 'end',
    isSortable: true,
    cell: (post) => post.clicks.toLocaleString('en-US'),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (post) => <IconButton icon={Ellipsis} size="small" label={`Actions for ${post.title}`} />,
  },
];

function Example({ rows }: { rows: readonly Post[] }) {
  const [sort, setSort] = useState<SortDescriptor>({ column: 'clicks', direction: 'descending' });
  const sorted = useMemo(() => {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return rows.toSorted((a, b) =>
      sort.column === 'clicks'
        ? sign * (a.clicks - b.clicks)
        : sign * a.title.localeCompare(b.title),
    );
  }, [rows, sort]);
  return (
    <DataTable
      caption="Content"
      columns={columns}
      rows={sorted}
      getRowId={(post) => post.id}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

const meta = preview.meta({
  title: 'Data/DataTable',
  component: DataTable<Post>,
  args: { caption: 'Content', columns, rows: posts, getRowId: (post: Post) => post.id },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    getRowId: { control: false },
    sort: { control: false },
  },
  parameters: guide({
    purpose:
      'The table for reading: a few things of one kind with the same facts, to be compared and opened.',
    avoid:
      'Where rows are sorted, found or selected, InteractiveTable; for pictures, CardList; for the facts of one thing, DescriptionList.',
    keys: [
      {
        keys: ['Enter'],
        does: 'On a column’s name: sorts by it, then the other way',
        story: 'SortedByKeyboard',
      },
      {
        keys: ['ArrowRight'],
        does: 'On a column’s name: goes to the next that sorts; left goes back',
        story: 'SortedByKeyboard',
      },
    ],
    dos: [
      'Make the first column the link that opens the thing; it names the row.',
      'Set figures at the end of their cells.',
      'Keep one menu for all rows: SharedMenu.',
    ],
    donts: ['Put more than seven columns side by side: on a phone each is a line of a card.'],
    heard: 'SortedByKeyboard',
  }),
});

export const Default = meta.story({});

export const SortedByKeyboard = meta.story({
  render: () => <Example rows={posts} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Content' })).toBeInTheDocument();
    const header = canvas.getByRole('columnheader', { name: 'Clicks' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first).toHaveTextContent('Ten years of color');
  },
});

export const FiveHundredRows = meta.story({
  render: () => <Example rows={many} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Content' });
    await waitFor(() =>
      expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'),
    );
    await expect(table).toHaveAttribute('aria-rowcount', '501');
    await expect(table.querySelectorAll('*').length).toBeLessThan(900);
  },
});

export const CardsOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Example rows={posts} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Behind the studio/ });
    await waitFor(() => expect(getComputedStyle(row).display).toBe('flex'));
    const [status, clicks] = within(row).getAllByRole('cell');
    await expect(status && getComputedStyle(status, '::before').content).toContain('Status');
    // Words of several lines end where the others do.
    await expect(status && getComputedStyle(status).textAlign).toBe('end');
    // Assistive technology gets the name from the header row.
    await expect(clicks).toHaveTextContent(/^310$/);
    await expect(canvas.getByRole('table', { name: 'Content' })).toBeInTheDocument();
    // The buttons of the header are above the cards.
    await expect(canvas.getByRole('button', { name: 'Clicks' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clicks' }).offsetHeight).toBeGreaterThan(23);
    await expectNoSidewaysScroll();
  },
});

/** A card's name ends before the buttons in its corner, however many lines it takes. */
export const TwoActionsOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [{ id: '1', title: 'Growers campaign half time, third cut', status: 'draft', clicks: 0 }],
    columns: columns.map((column) =>
      column.id === 'actions'
        ? {
            ...column,
            cell: ({ title }) => (
              <Inline gap={4} justify="end" isWrapping={false}>
                <IconButton icon={Download} label={`Download ${title}`} />
                <IconButton icon={Ellipsis} label={`Actions for ${title}`} />
              </Inline>
            ),
          }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Growers/ });
    await waitFor(() => expect(getComputedStyle(row).display).toBe('flex'));
    const corner = canvas.getByRole('button', { name: /^Download/ }).getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('link', { name: /^Growers/ }));
    const ends = [...words.getClientRects()].map(({ right }) => right);
    await expect(ends.length).toBeGreaterThan(1);
    await expect(Math.max(...ends)).toBeLessThanOrEqual(corner.left);
  },
});

/** A title of one long word is broken; the words beside it are not. */
export const OneLongWord = meta.story({
  args: {
    rows: [{ id: 'long', title: 'W'.repeat(190), status: 'pending', clicks: 1204 }],
  },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    const [title] = canvas.getAllByRole('rowheader');
    await expect(title?.clientWidth).toBeGreaterThan(300);
  },
});
