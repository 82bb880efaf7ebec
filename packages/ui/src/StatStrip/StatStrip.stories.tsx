import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { StatStrip } from './StatStrip';

const meta = preview.meta({
  title: 'Data/StatStrip',
  component: StatStrip,
  args: {
    label: 'At a glance',
    stats: [
      { label: 'Pending Approval', value: '8', link: { href: '#a', label: 'open calendar' } },
      { label: 'Scheduled Content', value: '22', link: { href: '#b', label: 'open calendar' } },
      { label: 'Active Tasks', value: '8', link: { href: '#c', label: 'go to tasks' } },
      {
        label: 'Recent Updates',
        value: '10',
        link: { href: '#d', label: 'go to recent activity' },
      },
    ],
  },
  argTypes: { stats: { control: false } },
  parameters: guide({
    purpose: 'The figures at the top of a page, each with its change or a link to what it counts.',
    avoid: 'For facts about one thing use DescriptionList; for a course over time a chart.',
    keys: [{ keys: ['Tab'], does: 'Comes to the next figure', story: 'ByKeyboard' }],
    dos: ['Keep the labels short: each has one line.', 'Say the change in words: "up 12%".'],
    donts: ['Show a figure that a person can never have.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: '22 Scheduled Content, open calendar' }),
    ).toHaveFocus();
  },
});

export const Judged = meta.story({
  args: {
    label: 'Last 30 days',
    stats: [
      {
        label: 'Bounce rate',
        value: '2.1%',
        change: { direction: 'down', judgement: 'good', text: 'down 4%' },
      },
      {
        label: 'Saves',
        value: '310',
        change: { direction: 'down', judgement: 'bad', text: 'down 9%' },
      },
      { label: 'Posts', value: '12', change: { direction: 'up', text: 'up 2' } },
      { label: 'Campaigns', value: '8', change: { direction: 'same', text: 'as before' } },
      { label: 'Emails', value: '3', note: 'Nothing to compare' },
    ],
  },
  play: async ({ canvas }) => {
    const colorOf = (words: string) => getComputedStyle(canvas.getByText(words)).color;
    await expect(colorOf('down 4%')).not.toBe(colorOf('down 9%'));
    // More is not better by itself.
    await expect(colorOf('up 2')).toBe(colorOf('as before'));
    await expect(colorOf('up 2')).not.toBe(colorOf('down 4%'));
  },
});

export const EightInTwoRows = meta.story({
  args: {
    label: 'Last 30 days',
    stats: [
      'Impressions',
      'Clicks',
      'Conversions',
      'Spend',
      'Revenue',
      'Click rate',
      'Cost per click',
      'Return',
    ].map((label, at) => ({ label, value: `${String(at + 1)},204` })),
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((cell) => cell.getBoundingClientRect().top);
    await expect(new Set(tops.slice(0, 4)).size).toBe(1);
    await expect(tops[4]).toBeGreaterThan(tops[3] ?? 0);
  },
});

export const TwoByTwoOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    const top = (of: Element | undefined) => of?.getBoundingClientRect().top;
    await expect(top(second)).toBe(top(first));
    await expect(top(third)).toBeGreaterThan(top(first) ?? 0);
  },
});
