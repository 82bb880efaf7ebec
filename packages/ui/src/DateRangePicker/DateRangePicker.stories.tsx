import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { DateRangePicker } from './DateRangePicker';

const june = { start: '2025-06-01', end: '2025-06-30' };

const meta = preview.meta({
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Campaign dates', defaultValue: june, onChange: fn() },
  parameters: guide({
    purpose: 'From a day to a day that belong together: a campaign, a filter, a report.',
    avoid: 'Where the end may stay open, two DatePickers; for usual spans, buttons beside it.',
    keys: [
      {
        keys: ['ArrowUp', 'ArrowDown'],
        does: 'In a part of a date: one more or less',
        story: 'TypedByKeyboard',
      },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Moves to the next or the last part',
        story: 'TypedByKeyboard',
      },
      {
        keys: ['Enter'],
        does: 'On the button: opens the calendar; in it: takes the first day, then the last',
        story: 'ChosenInTheCalendar',
      },
      { keys: ['Escape'], does: 'Closes the calendar', story: 'ChosenInTheCalendar' },
    ],
    dos: [
      'Name the field for both days: "Campaign dates".',
      'Offer the usual spans as buttons beside it.',
    ],
    donts: ['Ask for a range where one day is enough.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <DateRangePicker label="Campaign dates" defaultValue={june} />
      <DateRangePicker
        label="Report"
        description="Both days are part of it."
        isOptional
        maxValue="2025-12-31"
      />
      <DateRangePicker label="Sale" errorMessage="Choose when the sale runs" />
      <DateRangePicker label="Season" defaultValue={june} isReadOnly />
      <DateRangePicker label="Last season" defaultValue={june} isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Campaign dates' });
    await expect(group.offsetHeight).toBe(within(group).getByRole('button').offsetHeight);
    const wrong = canvas.getAllByRole('spinbutton', { name: /Sale/ });
    await expect(wrong[0]).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong[0]).toHaveAccessibleDescription(/Choose when the sale runs/);
  },
});

export const TypedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [startMonth] = canvas.getAllByRole('spinbutton', { name: /^month, Start/ });
    await userEvent.tab();
    await expect(startMonth).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2025-06-02',
      end: '2025-06-30',
    });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2025-06-02',
      end: '2025-07-30',
    });
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const EndBeforeStartIsRefused = meta.story({
  args: { defaultValue: { start: '2025-06-10', end: '2025-06-10' } },
  play: async ({ args, canvas, userEvent }) => {
    const [day] = canvas.getAllByRole('spinbutton', { name: /^day, Start/ });
    day?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByText('The end is before the start')).toBeNull();
    day?.blur();
    await expect(await canvas.findByText('The end is before the start')).toBeVisible();
    await expect(
      canvas.getByText('Campaign dates: The end is before the start'),
    ).toBeInTheDocument();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(day).toHaveAccessibleDescription(/The end is before the start/);
    await expect(day).toHaveTextContent('11');
    day?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.queryByText('The end is before the start')).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2025-06-09',
      end: '2025-06-10',
    });
  },
});

export const DayOutsideIsRefused = meta.story({
  args: { minValue: '2025-06-01', maxValue: '2025-06-30' },
  play: async ({ canvas, userEvent }) => {
    const words = 'Choose days between Jun 1, 2025 and Jun 30, 2025';
    const [month] = canvas.getAllByRole('spinbutton', { name: /^month, End/ });
    month?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.queryByText(words)).toBeNull();
    month?.blur();
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(month).toHaveAccessibleDescription(new RegExp(words));
    month?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByText(words)).toBeNull();
  },
});

export const HalfFilledIsRefused = meta.story({
  args: { defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('06012025');
    const [endMonth] = canvas.getAllByRole('spinbutton', { name: /^month, End/ });
    await waitFor(() => expect(endMonth).toHaveFocus());
    await expect(canvas.queryByText('Complete the end date')).toBeNull();
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await expect(document.body).toHaveFocus();
    // Under the field and spoken.
    await expect(canvas.getByText('Complete the end date')).toBeVisible();
    await expect(canvas.getByText('Campaign dates: Complete the end date')).toBeInTheDocument();
    await expect(endMonth).toHaveAccessibleDescription(/Complete the end date/);
    await expect(args.onChange).not.toHaveBeenCalled();
    endMonth?.focus();
    await userEvent.keyboard('06302025');
    await expect(args.onChange).toHaveBeenLastCalledWith(june);
    await expect(canvas.queryByText('Complete the end date')).toBeNull();
  },
});

export const ChosenInTheCalendar = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Calendar Campaign dates' });
    const reach = (day: string) =>
      waitFor(() =>
        expect(document.activeElement).toHaveAccessibleName(new RegExp(`, ${day}, 2025`)),
      );
    button.focus();
    await userEvent.keyboard('{Enter}');
    await reach('June 1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await reach('June 1');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    // With the first day chosen, focus moves to the next.
    await reach('June 3');
    await userEvent.keyboard('{ArrowDown}');
    await reach('June 10');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2025-06-02',
      end: '2025-06-10',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const CalendarOpen = meta.story({
  args: { defaultValue: { start: '2025-06-04', end: '2025-06-19' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Calendar Campaign dates' }).focus();
    await userEvent.keyboard('{Enter}');
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(grid).toBeVisible());
  },
});
