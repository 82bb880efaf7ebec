import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { CalendarDays, LayoutGrid, List, Mail, Newspaper } from 'lucide';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { ToggleGroup, toggleGroupSizes } from './ToggleGroup';
import type { ToggleOption } from './ToggleGroup';

const views = [
  { value: 'calendar', label: 'Calendar', icon: CalendarDays },
  { value: 'list', label: 'List', icon: List },
] as const;
const shownAs = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'text', label: 'Plain text' },
];
const periods = ['Month', 'Week', 'Day', 'Agenda'].map((label) => ({ value: label, label }));
const types = [
  { value: 'social', label: 'Social Media', icon: LayoutGrid },
  { value: 'email', label: 'Email Campaign', icon: Mail },
  { value: 'blog', label: 'Blog Post', icon: Newspaper, isDisabled: true },
] as const;

function Example<Value extends string>(props: {
  label: string;
  options: readonly ToggleOption<Value>[];
  start: Value;
  isLabelVisible?: boolean;
  size?: 'small';
}) {
  const { start, ...rest } = props;
  const [value, setValue] = useState(start);
  return <ToggleGroup {...rest} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Actions/ToggleGroup',
  component: ToggleGroup,
  args: { label: 'View', options: views, value: 'list', onChange: () => undefined },
  argTypes: { size: { control: 'inline-radio', options: toggleGroupSizes } },
  parameters: guide({
    purpose: 'One of a few, side by side, with effect at once.',
    avoid: 'In a form use RadioGroup; between parts of a page Tabs.',
    keys: [
      { keys: ['Tab'], does: 'Comes to the chosen one, then leaves', story: 'ArrowKeysChoose' },
      { keys: ['ArrowRight'], does: 'Chooses the next', story: 'ArrowKeysChoose' },
    ],
    dos: ['Two to four short words.'],
    donts: ['Use icons alone.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack>
      <Example label="View" options={views} start="list" />
      <Example label="Dashboard view" options={views} start="calendar" size="small" />
      <Example label="Content type" options={types} start="social" isLabelVisible />
    </Stack>
  ),
});

export const ArrowKeysChoose = meta.story({
  render: () => <Example label="View" options={views} start="calendar" />,
  play: async ({ canvas, userEvent }) => {
    const widths = () =>
      canvas
        .getAllByRole('radio')
        .map((each) => each.closest('label')?.getBoundingClientRect().width);
    const before = widths();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Calendar' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    // The bold text of the chosen option shifts nothing.
    await expect(widths()).toEqual(before);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'List' })).not.toHaveFocus();
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack>
      <Example label="View" options={views} start="list" />
      <Example label="Content type" options={types} start="social" isLabelVisible />
      <Example label="Period" options={periods} start="Month" />
      <Example label="Shown as" options={shownAs} start="desktop" size="small" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const placeOf = (name: string) => {
      const segment = canvas.getByRole('radio', { name }).closest('label');
      return segment?.getBoundingClientRect() ?? new DOMRect();
    };
    // Two are side by side, three one under the other, each as wide as the frame.
    await expect(placeOf('List').top).toBe(placeOf('Calendar').top);
    const [social, email, blog] = ['Social Media', 'Email Campaign', 'Blog Post'].map(placeOf);
    await expect(email?.top).toBeGreaterThan(social?.top ?? 0);
    await expect(blog?.top).toBeGreaterThan(email?.top ?? 0);
    await expect(email?.width).toBe(social?.width);
    await expect(social?.width).toBeGreaterThan(250);
    // Three small ones with short labels have room beside each other.
    await expect(placeOf('Plain text').top).toBe(placeOf('Desktop').top);
    // Four are a square.
    const [month, week, day, agenda] = periods.map(({ label }) => placeOf(label));
    await expect(week?.top).toBe(month?.top);
    await expect(day?.left).toBe(month?.left);
    await expect(agenda?.left).toBe(week?.left);
    await expect(agenda?.top).toBe(day?.top);
    await expect(day?.top).toBeGreaterThan(month?.top ?? 0);
  },
});
