import preview from '@brandroom/stories/preview';
import { useSearch } from '@tanstack/react-router';
import { expect, waitFor, within } from 'storybook/test';
import * as v from 'valibot';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { performanceSearch } from './performance-search';
import { PerformanceScreen } from './PerformanceScreen';

const meta = preview.meta({
  title: 'Screens/PerformanceScreen',
  tags: ['!autodocs'],
  component: PerformanceScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const performance = () => <PerformanceScreen search={{}} />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{performance}</StoryFrame>,
  play: async ({ canvas }) => {
    const totals = await canvas.findByRole('list', { name: 'Totals' });
    const figures = within(totals).getAllByRole('listitem');
    await expect(figures).toHaveLength(8);
    for (const figure of figures) {
      await expect(figure).toHaveTextContent(/(up|down) [\d,]+%|no change|times as much/);
    }
    const table = within(canvas.getByRole('table', { name: 'Channels' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(10);
    await expect(table.getByRole('columnheader', { name: /Revenue/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(await canvas.findByText('Revenue by day', {}, { timeout: 10_000 })).toBeVisible();
    const found = within(canvas.getByRole('list', { name: 'Recommendations' }));
    await expect(
      found.getAllByText(/^(ROAS is [\d.]+, below 2|Up [\d.,]+%, more than 10%)$/).length,
    ).toBeGreaterThan(0);
  },
});

export const OfAYear = meta.story({
  render: () => (
    <StoryFrame as="viewer">
      {() => (
        <PerformanceScreen
          search={{ range: '12m', measure: 'ctr', orderBy: 'channel', direction: 'ascending' }}
        />
      )}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('CTR by week', {}, { timeout: 10_000 })).toBeVisible();
    const names = within(canvas.getByRole('table', { name: 'Channels' }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted());
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table: CTR by week' }));
    const weeks = within(canvas.getByRole('table', { name: 'CTR by week' }));
    await expect(weeks.getAllByRole('rowheader')).toHaveLength(52);
    await expect(weeks.getAllByRole('rowheader')[0]).toHaveTextContent(/^\w{3} \d+, 20\d\d$/);
    await expect(weeks.getByRole('columnheader', { name: 'Campaigns' })).toBeVisible();
    await expect(weeks.getAllByRole('cell', { name: / starts/ }).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    // The live region has the same text for a while.
    const [notice] = await within(document.body).findAllByText(
      /^performance-12m-[\d-]+\.csv downloaded$/,
    );
    await waitFor(() => expect(notice).toBeVisible());
  },
});

/** The screen at the address, so that its range can be changed. */
function AtAddress() {
  return <PerformanceScreen search={v.parse(performanceSearch, useSearch({ strict: false }))} />;
}

export const AnotherRange = meta.story({
  render: () => <StoryFrame as="editor">{() => <AtAddress />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Totals' });
    canvas.getByRole('radio', { name: 'Last 30 days' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText(/^Last 90 days, revenue \$[\d,]+$/, { selector: '[aria-live] *' });
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{performance}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Totals' })).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^analytics\./u}>
      {() => <PerformanceScreen search={{}} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{performance}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to see its performance.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{performance}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No results in this range' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to campaigns' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{performance}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading performance' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['performance.summary'] }}>{performance}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
