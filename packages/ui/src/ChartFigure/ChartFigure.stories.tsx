import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { ChartFigure } from './ChartFigure';
import { comparisonSummary } from './chart-summary';

const data = {
  points: ['Approved', 'Waiting'],
  series: [{ id: 'posts', name: 'Posts', values: [18, 6] }],
};

const meta = preview.meta({
  title: 'Charts/ChartFigure',
  component: ChartFigure,
  args: {
    label: 'Posts by state',
    summary: comparisonSummary(data),
    data,
    pointName: 'State',
    children: <ProgressBar label="18 of 24 posts are approved" value={75} />,
  },
  argTypes: {
    data: { control: false },
    formatValue: { control: false },
    legend: { control: false },
    children: { control: false },
  },
  parameters: guide({
    purpose:
      'The frame of every chart: what it shows, what it found, and the same figures as a table.',
    avoid: 'For lines and bars, LineChart and BarChart bring it along.',
    keys: [{ keys: ['Enter'], does: 'Changes between picture and table', story: 'TableAndBack' }],
    dos: ['Say the finding in the summary, with its figures.'],
    donts: ['Show in the picture what the table does not have.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const TableAndBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Posts by state' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Waiting/ })).toHaveTextContent('6');
    await expect(canvas.getByRole('status')).toHaveTextContent('Posts by state is shown as table');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('button', { name: 'Show as table: Posts by state' }),
    ).toHaveFocus();
  },
});
