import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { DatePicker } from './DatePicker';
import type { DatePickerProps } from './DatePicker';

type DayProps = Omit<DatePickerProps, 'value' | 'onChange'> & { start: string | null };

function Day({ start, ...props }: DayProps) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DatePicker {...props} value={value} onChange={setValue} />
      <VisuallyHidden>
        <output>{value ?? 'none'}</output>
      </VisuallyHidden>
    </>
  );
}

const meta = preview.meta({
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Start date', value: '2025-06-01', onChange: () => undefined },
  parameters: guide({
    purpose: 'A day, typed part by part or chosen in a calendar.',
    avoid: 'With a time of day use DateTimePicker, from a day to a day DateRangePicker.',
    keys: [
      { keys: ['Letters'], does: 'Types the part that has focus', story: 'HalfFilledIsRefused' },
      { keys: ['ArrowUp'], does: 'Makes the part larger', story: 'TypedByKeyboard' },
      { keys: ['Backspace'], does: 'Takes a part out', story: 'IncompleteDateKept' },
      { keys: ['Enter'], does: 'Opens the calendar; takes the day', story: 'CalendarOpen' },
      { keys: ['ArrowRight'], does: 'In the calendar: the next day', story: 'CalendarOpen' },
    ],
    dos: ['Let people type: it is faster than the calendar.'],
    donts: ['Take a half-filled date for none: it is refused here.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <Day label="Start date" start="2025-06-01" />
      <Day label="End date" start={null} errorMessage="Choose a date in the future" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Start date' });
    // As high as every control, however the styles were loaded.
    await expect(group.offsetHeight).toBe(within(group).getByRole('button').offsetHeight);
    const [, wrong] = canvas.getAllByRole('spinbutton', { name: /^month/ });
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription(/Choose a date in the future/);
  },
});

/** Thai dates count years otherwise; all other dates of the product do not. */
export const CountsYearsAsTheRest = meta.story({
  render: () => (
    <I18nProvider locale="th-TH">
      <Day label="Start date" start="2025-06-01" minValue="2025-06-02" />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const year = canvas.getByText('2025');
    await expect(year).toHaveRole('spinbutton');
    await expect(canvas.queryByText(/2568/)).toBeNull();
  },
});

export const TypedByKeyboard = meta.story({
  render: () => <Day label="Start date" start="2025-06-01" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText('2025-07-01')).toBeInTheDocument();
  },
});

export const HalfFilledIsRefused = meta.story({
  render: () => <Day label="Start date" start={null} />,
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    await userEvent.tab();
    await userEvent.keyboard('12');
    await expect(canvas.queryByText('Complete the date')).toBeNull();
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
    await expect(canvas.getByText('Complete the date')).toBeVisible();
    await expect(month).toHaveAttribute('aria-invalid', 'true');
    await expect(month).toHaveAccessibleDescription(/Complete the date/);
    await expect(month).toHaveTextContent('12');
    // Completing the date removes the error, and so does emptying it.
    month.focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(canvas.queryByText('Complete the date')).toBeNull();
    await userEvent.keyboard('12242025');
    await expect(canvas.getByText('2025-12-24')).toBeInTheDocument();
  },
});

export const DayOutsideIsRefused = meta.story({
  render: () => (
    <Stack gap={24}>
      <Day label="From" start="2025-06-10" minValue="2025-06-04" />
      <Day label="Until" start="2025-06-10" maxValue="2025-06-20" />
      <Day label="Between" start="2025-06-10" minValue="2025-06-04" maxValue="2025-06-20" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [from, until, between] = canvas.getAllByRole('spinbutton', { name: /^day/ });
    from?.focus();
    await userEvent.keyboard('3');
    // An incomplete date shows no error while the person types.
    await expect(canvas.queryByText(/^Choose a day/)).toBeNull();
    until?.focus();
    await expect(await canvas.findByText('Choose a day from Jun 4, 2025 on')).toBeVisible();
    await expect(canvas.getByText('From: Choose a day from Jun 4, 2025 on')).toBeInTheDocument();
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await expect(from).toHaveAccessibleDescription(/Choose a day from Jun 4, 2025 on/);
    await userEvent.keyboard('21');
    between?.focus();
    await expect(await canvas.findByText('Choose a day up to Jun 20, 2025')).toBeVisible();
    await userEvent.keyboard('21');
    until?.focus();
    await expect(
      await canvas.findByText('Choose a day between Jun 4, 2025 and Jun 20, 2025'),
    ).toBeVisible();
    // The limit itself is a day to choose.
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByText('Choose a day up to Jun 20, 2025')).toBeNull();
    await expect(canvas.getByText('2025-06-20')).toBeInTheDocument();
  },
});

export const ShortYearIsRefused = meta.story({
  render: () => <Day label="Start date" start={null} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('12/24/25');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('Enter the year with four digits')).toBeVisible();
    canvas.getByRole('spinbutton', { name: /^year/ }).focus();
    await userEvent.keyboard('2025');
    await expect(canvas.queryByText('Enter the year with four digits')).toBeNull();
    await expect(canvas.getByText('2025-12-24')).toBeInTheDocument();
  },
});

function Redrawn() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Day label="Start date" start="2025-06-01" />
      <Button onPress={() => setCount(count + 1)}>Drawn {count} times</Button>
    </>
  );
}

export const IncompleteDateKept = meta.story({
  render: () => <Redrawn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: /^Drawn/ }));
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveAttribute(
      'aria-valuetext',
      'Empty',
    );
    await expect(canvas.getByText('Complete the date')).toBeVisible();
  },
});

export const CalendarOpen = meta.story({
  render: () => <Day label="Start date" start="2025-06-10" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByText('2025-06-11')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
});
