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
      { label: 'Pending Approval', value: '8', href: '#a', leads: 'open calendar' },
      { label: 'Scheduled Content', value: '22', href: '#b', leads: 'open calendar' },
      { label: 'Active Tasks', value: '8', href: '#c', leads: 'go to tasks' },
      { label: 'Recent Updates', value: '10', href: '#d', leads: 'go to recent activity' },
    ],
  },
  argTypes: { stats: { control: false } },
  parameters: guide({
    purpose: 'The figures at the top of a page, each cell a link to what it counts.',
    avoid: 'For one figure use Stat; for more than six a table.',
    keys: [{ keys: ['Tab'], does: 'Comes to the next figure', story: 'ByKeyboard' }],
    dos: ['Keep the labels short: each has one line.'],
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

export const TwoByTwoOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    const top = (of: Element | undefined) => of?.getBoundingClientRect().top;
    await expect(top(second)).toBe(top(first));
    await expect(top(third)).toBeGreaterThan(top(first) ?? 0);
  },
});
