import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';
import type { ChartData } from '../ChartFigure/chart-data';
import { speechPause } from '../ChartFigure/use-chart-cursor';
import { LineChart } from './LineChart';

const clicks = [
  312, 290, 305, 340, 322, 361, 410, 402, 388, 395, 430, 451, 440, 420, 433, 462, 498, 470, 455,
  430, 418, 402, 396, 410, 405, 399, 420, 415, 408, 412,
];
const days = clicks.map((_, index) => `Jun ${index + 1}`);
const visits = clicks.map((value, index) => Math.round(value * 0.6 + index * 3));
const saves = clicks.map((value, index) => Math.round(value * 0.35 - index * 2));

const one: ChartData = {
  points: days,
  series: [{ id: 'clicks', name: 'Clicks', values: clicks }],
};
const three: ChartData = {
  points: days,
  series: [
    ...one.series,
    { id: 'visits', name: 'Visits', values: visits },
    { id: 'saves', name: 'Saves', values: saves },
  ],
};

const meta = preview.meta({
  title: 'Charts/LineChart',
  component: LineChart,
  args: { label: 'Clicks by day', data: one, pointName: 'Day' },
  argTypes: { data: { control: false }, formatValue: { control: false } },
  parameters: guide({
    purpose: 'How one figure, or a few of the same kind, went over time.',
    avoid:
      'To compare kinds, BarChart; beside a single figure, Sparkline; for the figures themselves, DataTable.',
    keys: [
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Moves from point to point',
        story: 'WalkedByKeyboard',
      },
      {
        keys: ['ArrowDown', 'ArrowUp'],
        does: 'Moves from series to series',
        story: 'WalkedByKeyboard',
      },
      {
        keys: ['Home', 'End'],
        does: 'Goes to the first or the last point',
        story: 'WalkedByKeyboard',
      },
      { keys: ['Escape'], does: 'Puts the words of the point away', story: 'WalkedByKeyboard' },
    ],
    dos: [
      'Give the result in the summary; the picture is its proof.',
      'Show figures of one unit together, at most five.',
      'Mark events that explain a turn, such as the start of a campaign, with `events`.',
      'Begin the axis at nothing unless the figures lie far from it.',
    ],
    donts: [
      'Tell series apart by color alone: dash and marker come with it.',
      'Leave out a day without a figure: give null, and the line has a gap.',
    ],
    heard: 'ThreeSeries',
  }),
});

export const Default = meta.story({});

export const ThreeSeries = meta.story({
  args: { label: 'Clicks, visits and saves by day', data: three },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveTextContent(
      'Clicks rose 32%, from 312 to 412, highest 498 (Jun 17)',
    );
    await expect(canvas.getByRole('list', { name: 'Legend' })).toHaveTextContent(
      'ClicksVisitsSaves',
    );
  },
});

export const WalkedByKeyboard = meta.story({
  args: { label: 'Clicks, visits and saves by day', data: three },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const heard = (words: string) =>
      waitFor(() => expect(status.lastElementChild).toHaveTextContent(words));
    await userEvent.tab();
    await userEvent.tab();
    const plot = canvas.getByRole('application', {
      name: /^Clicks, visits and saves by day, 3 series, 30 points/,
    });
    await expect(plot).toHaveFocus();
    await heard('Jun 1, Clicks 312');
    await userEvent.keyboard('{ArrowRight}');
    await heard('Jun 2, Clicks 290, down 7%');
    await expect(canvas.getByText('Clicks 290, down 7%')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await heard('Jun 2, Visits 177, down 5%');
    await userEvent.keyboard('{End}');
    await heard('Jun 30, Visits 334, up 2%');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await heard('Jun 29, Clicks 408, down 2%');
    await userEvent.keyboard('{Home}');
    await heard('Jun 1, Clicks 312');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Clicks 312')).not.toBeInTheDocument();
    await expect(plot).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(plot).toHaveFocus();
  },
});

export const PointedAt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application');
    const { left, right, top } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: right - 20, clientY: top + 40 } });
    await waitFor(() => expect(canvas.getByText('Clicks 412, up 1%')).toBeVisible());
    await userEvent.pointer({ target: plot, coords: { clientX: left + 60, clientY: top + 40 } });
    await waitFor(() => expect(canvas.getByText(/^Clicks (312|290|305)/)).toBeVisible());
  },
});

export const AsTable = meta.story({
  args: { label: 'Clicks, visits and saves by day', data: three },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show as table/ }));
    const table = canvas.getByRole('table', { name: 'Clicks, visits and saves by day' });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByRole('row', { name: /^Jun 17/ })).toHaveTextContent('498');
    await expect(canvas.queryByRole('application')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Show as chart/ })).toHaveFocus();
  },
});

export const AGapAndFiveSeries = meta.story({
  args: {
    label: 'Clicks by channel and week',
    pointName: 'Week',
    data: {
      points: ['Week 22', 'Week 23', 'Week 24', 'Week 25', 'Week 26', 'Week 27'],
      series: [
        { id: 'linkedin', name: 'LinkedIn', values: [420, 460, null, 510, 540, 600] },
        { id: 'instagram', name: 'Instagram', values: [300, 380, 420, 400, 460, 480] },
        { id: 'facebook', name: 'Facebook', values: [280, 240, 250, 230, 200, 190] },
        { id: 'bluesky', name: 'Bluesky', values: [null, 20, 60, 110, 150, 240] },
        { id: 'x', name: 'X', values: [120, 110, 90, 70, 60, 40] },
      ],
    },
  },
});

export const WithEvents = meta.story({
  args: {
    data: {
      ...one,
      events: {
        name: 'Campaigns',
        texts: days.map((_, index) =>
          index === 2 ? 'Summer launch starts' : index === 16 ? 'Spring sale ends' : '',
        ),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Legend' })).toHaveTextContent('ClicksCampaigns');
    const status = canvas.getByRole('status');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(status.lastElementChild).toHaveTextContent(
        'Jun 3, Clicks 305, up 5%, Summer launch starts',
      ),
    );
    await expect(canvas.getByText('Summer launch starts')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.queryByText('Summer launch starts')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Show as table/ }));
    const header = canvas.getByRole('columnheader', { name: 'Campaigns' });
    await expect(header).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Jun 17/ })).toHaveTextContent(
      'Spring sale ends',
    );
    await expect(canvas.getByRole('row', { name: /^Jun 18/ })).toHaveTextContent('None');
  },
});

export const FarFromNothing = meta.story({
  args: {
    label: 'Click-through rate by month',
    pointName: 'Month',
    isFromZero: false,
    formatValue: (value) => `${value.toFixed(1)} %`,
    data: {
      points: ['January', 'February', 'March', 'April', 'May', 'June'],
      series: [{ id: 'ctr', name: 'Click-through rate', values: [2.1, 2.2, 2.2, 2.4, 2.3, 2.6] }],
    },
  },
});

export const NoFigures = meta.story({
  args: { data: { points: [], series: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no figures here yet.')).toBeVisible();
    await expect(canvas.queryByRole('application')).not.toBeInTheDocument();
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Clicks, visits and saves by day', data: three },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('Clicks 412, up 1%')).toBeVisible());
    await expectNoSidewaysScroll();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('Clicks 290, down 7%')).toBeVisible());
    const plot = canvas.getByRole('application').getBoundingClientRect();
    const axis = canvas.getByText('500').getBoundingClientRect();
    await expect(Math.abs(plot.right - axis.right)).toBeLessThan(2);
    await expect(canvas.getByText('Jun 1').getBoundingClientRect().right).toBeGreaterThan(
      plot.left + plot.width / 2,
    );
  },
});

export const NothingNewIsNotSaidAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const said = () => canvas.queryAllByText('Jun 1, Clicks 312');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(said()).toHaveLength(1));
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowUp}');
    await new Promise((resolve) => {
      setTimeout(resolve, speechPause);
    });
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('Jun 2, Clicks 290, down 7%');
    await expect(said()).toHaveLength(1);
  },
});
