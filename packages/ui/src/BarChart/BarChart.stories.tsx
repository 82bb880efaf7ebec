import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';
import type { ChartData } from '../ChartFigure/chart-data';
import { BarChart } from './BarChart';

const points = ['LinkedIn', 'Instagram', 'Facebook', 'Bluesky', 'Email campaigns', 'X'];
const one: ChartData = {
  points,
  series: [{ id: 'clicks', name: 'Clicks', values: [580, 1240, 310, 140, 495, 90] }],
};
const two: ChartData = {
  points: points.slice(0, 4),
  series: [
    { id: 'june', name: 'June', values: [580, 1240, 310, 140] },
    { id: 'may', name: 'May', values: [540, 980, 360, null] },
  ],
};

const meta = preview.meta({
  title: 'Charts/BarChart',
  component: BarChart,
  args: { label: 'Clicks by channel', data: one, pointName: 'Channel' },
  argTypes: { data: { control: false }, formatValue: { control: false } },
  parameters: guide({
    purpose: 'How much there is of each kind, the figures written beside the bars.',
    avoid: 'For what follows each other in time, LineChart.',
    keys: [
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Moves from point to point',
        story: 'WalkedByKeyboard',
      },
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves from bar to bar', story: 'WalkedByKeyboard' },
      {
        keys: ['Home', 'End'],
        does: 'Goes to the first or the last point',
        story: 'WalkedByKeyboard',
      },
    ],
    dos: [
      'Put the kinds in the order of their figures, or in the one that people know.',
      'Compare at most three series.',
    ],
    donts: ['Show parts of a whole as bars without saying the whole.'],
    heard: 'TwoSeries',
  }),
});

export const Default = meta.story({});

export const TwoSeries = meta.story({
  args: { label: 'Clicks by channel, June and May', data: two },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(
      'June: Instagram leads with 1,240, ahead of LinkedIn with 580; Bluesky is last with 140.',
    );
    await expect(canvas.getByText('No figure')).toBeVisible();
  },
});

export const WalkedByKeyboard = meta.story({
  args: { label: 'Clicks by channel, June and May', data: two },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const heard = (words: string) =>
      waitFor(() => expect(status.lastElementChild).toHaveTextContent(words));
    await userEvent.tab();
    await userEvent.tab();
    await heard('LinkedIn, June 580');
    await userEvent.keyboard('{ArrowDown}');
    await heard('LinkedIn, May 540');
    await userEvent.keyboard('{ArrowDown}');
    await heard('Instagram, June 1,240');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await heard('Instagram, May 980');
    await userEvent.keyboard('{End}');
    await heard('Bluesky, May, no figure');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await heard('LinkedIn, May 540');
  },
});

export const AsTable = meta.story({
  args: { label: 'Clicks by channel, June and May', data: two },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show as table/ }));
    await expect(canvas.getByRole('row', { name: /^Bluesky/ })).toHaveTextContent('No figure');
  },
});

export const LossesAndGains = meta.story({
  args: {
    label: 'Change of followers by channel',
    data: {
      points: ['LinkedIn', 'Instagram', 'X'],
      series: [{ id: 'change', name: 'Change', values: [120, 64, -48] }],
    },
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Clicks by channel, June and May', data: two },
  play: async () => {
    await expectNoSidewaysScroll();
  },
});
