import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { GanttChart } from './GanttChart';
import type { GanttItem } from './GanttChart';

const items: readonly GanttItem[] = [
  {
    id: 'winter',
    name: 'Winter Warmers',
    detail: 'Completed',
    tone: 'info',
    start: '2025-11-01',
    end: '2026-01-31',
  },
  {
    id: 'growers',
    name: 'Meet the Growers',
    href: '#growers',
    detail: 'Active',
    tone: 'success',
    start: '2026-01-15',
    end: '2026-04-10',
  },
  {
    id: 'radio',
    name: 'Radio',
    detail: 'Active',
    tone: 'success',
    start: '2026-02-20',
    end: null,
  },
  {
    id: 'spring',
    name: 'Subscribe for Spring',
    detail: 'Draft',
    start: '2026-03-28',
    end: '2026-05-01',
  },
];

const meta = preview.meta({
  title: 'Charts/GanttChart',
  component: GanttChart,
  args: {
    label: 'Campaigns',
    itemName: 'Campaign',
    items: [...items],
    today: '2026-03-02',
    onMove: fn(),
  },
  argTypes: { items: { control: false }, onMove: { control: false } },
  parameters: guide({
    purpose: 'Several things that last for weeks, to see how they overlap and to move them.',
    avoid: 'For what happens at a moment, EventCalendar.',
    keys: [
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves from bar to bar', story: 'MovedByKeyboard' },
      { keys: ['Home', 'End'], does: 'Goes to the first or last bar', story: 'MovedByKeyboard' },
      {
        keys: ['Enter'],
        does: 'Takes a bar up, and stores its new days',
        story: 'MovedByKeyboard',
      },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Moves it by a day, with Shift by a week',
        story: 'MovedByKeyboard',
      },
      {
        keys: ['PageUp', 'PageDown'],
        does: 'Moves it to the month before or after',
        story: 'MovedByMonths',
      },
      { keys: ['S', 'E', 'A'], does: 'Moves the start, the end or both', story: 'MovedByKeyboard' },
      { keys: ['Escape'], does: 'Puts it back', story: 'Canceled' },
    ],
    dos: ['Offer an undo for each move.', 'Let the days be changed in a form too.'],
    donts: ['Show more rows than people can compare.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const ReadOnly = meta.story({
  render: ({ onMove: _, ...args }) => <GanttChart {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvas.getByRole('row', { name: /^Winter Warmers/ })).toHaveTextContent(
      /Nov 1, 2025.*Jan 31, 2026/,
    );
  },
});

export const MovedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const bar = (name: RegExp) => canvas.getByRole('button', { name });
    bar(/^Move Winter Warmers/).focus();
    await userEvent.keyboard('{End}');
    await expect(bar(/^Move Subscribe for Spring/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowUp}');
    const growers = bar(/^Move Meet the Growers/);
    await expect(growers).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(growers).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
    await expect(growers).toHaveAccessibleName(
      'Move Meet the Growers, Jan 21, 2026 to Apr 16, 2026',
    );
    await userEvent.keyboard('s{ArrowRight}e{ArrowLeft}a{ArrowRight}{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('growers', {
      start: '2026-01-23',
      end: '2026-04-16',
    });
    await expect(growers).toHaveFocus();
  },
});

export const MovedByMonths = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const spring = canvas.getByRole('button', { name: /^Move Subscribe for Spring/ });
    spring.focus();
    await userEvent.keyboard('{Enter}{PageDown}{PageDown}{PageUp}');
    await expect(spring).toHaveAccessibleName(/, Apr 28, 2026 to Jun 1, 2026$/);
    await userEvent.keyboard('s{PageDown}{PageDown}{ArrowRight}');
    await canvas.findByText('One day is the shortest time', { selector: '[aria-live] *' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('spring', {
      start: '2026-06-01',
      end: '2026-06-01',
    });
  },
});

export const Canceled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const radio = canvas.getByRole('button', { name: /^Move Radio/ });
    radio.focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Escape}');
    await waitFor(() =>
      expect(radio).toHaveAccessibleName('Move Radio, from Feb 20, 2026, no end date'),
    );
    await expect(radio).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
});

export const MovedByDragging = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('button', { name: /^Move Subscribe for Spring/ });
    const end = bar.lastElementChild;
    const track = bar.parentElement;
    if (!end || !track) throw new Error('The bar has no edge.');
    const days = 31 + 30 + 31 + 31 + 28 + 31 + 30 + 31 + 30;
    const tenDays = (track.clientWidth / days) * 10;
    const { x, y } = end.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: end, coords: { clientX: x, clientY: y } },
      { target: end, coords: { clientX: x + tenDays, clientY: y } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(args.onMove).toHaveBeenCalledWith('spring', {
      start: '2026-03-28',
      end: '2026-05-11',
    });
  },
});
