import { guide } from '@brandroom/stories/guide';
import { media } from '@brandroom/tokens/media';
import preview from '@brandroom/stories/preview';
import { startTransition, useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { EventCalendar } from './EventCalendar';
import { calendarArgs, entry, Kept } from './calendar-in-stories';
import type { EventCalendarProps } from './EventCalendar';
import type { Post } from './calendar-in-stories';
import * as styles from './EventCalendar.css';

/** Entries that are moved, and moves that are refused. */
const meta = preview.meta({
  title: 'Data/EventCalendar',
  tags: ['!autodocs'],
  component: EventCalendar<Post>,
  args: calendarArgs,
  parameters: guide({
    purpose: 'Moves an entry to another day by keys or by the mouse.',
    avoid: 'For a date that is typed, offer "Move to…" in the menu of an item.',
    keys: [
      { keys: ['Space', 'Enter'], does: 'Lifts an item, drops it', story: 'DayRefused' },
      { keys: ['Escape'], does: 'Returns a lifted item to its day', story: 'DayRefused' },
    ],
    dos: ['Say why an item can’t be moved, where the person drops it.'],
    donts: ['Let an item disappear while it is moved.'],
    heard: 'DayRefused',
  }),
});

/** Keys pressed before the calendar is drawn still move the entry, without a “more” button on its day. */
export const KeysWhileItIsDrawn = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(
        canvas.getByRole('link', { name: /Summer launch.*June 4.*being moved/ }),
      ).toHaveFocus(),
    );
    await expect(canvas.queryByRole('button', { name: /more on Tuesday, June 3/ })).toBeNull();
  },
});

/** Ends the load of another month. */
let endLoad = () => {};

/** A calendar whose next month has no items until its load ends. */
function Loading(props: EventCalendarProps<Post>) {
  const [day, setDay] = useState(props.day);
  const [totals, setTotals] = useState<EventCalendarProps<Post>['totals']>(new Map());
  const go = (to: string) => {
    setDay(to);
    endLoad = () => startTransition(() => setTotals(props.totals));
  };
  return <EventCalendar {...props} day={day} onDayChange={go} totals={totals} />;
}

/** A key that is pressed at the moment in which the month is loaded is not lost. */
export const KeyWhileAMonthLoads = meta.story({
  render: (props) => <Loading {...props} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter} {PageDown}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /July 3.*being moved/ })).toHaveFocus(),
    );
    const [number] = canvasElement.querySelectorAll('[data-day="2025-07-03"]');
    if (!number) throw new Error('The month has no such day.');
    observer.observe(number, { attributeFilter: ['aria-label'] });
    endLoad();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /July 4.*being moved/ })).toHaveFocus(),
    );
    const said = [...document.querySelectorAll('[aria-live] *')].map((each) => each.textContent);
    const last = said.filter((each) => /^No other items|July 4/.test(each)).at(-1);
    await expect(last).toMatch(/July 4/);
  },
});

export const DayRefused = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} {ArrowUp}{Enter}');
    // The entry is still being moved.
    await waitFor(() =>
      expect(
        canvas.getByRole('link', { name: /Summer launch.*May 27.*being moved/ }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}{Escape}{ArrowRight}{ArrowRight}{Enter} ');
    await expect(canvas.getByText('Couldn’t move Opening day: Already published.')).toBeVisible();
  },
});

/** Clocks go forward on March 9: nine o'clock stays nine o'clock. */
export const OverAChangeOfClocks = meta.story({
  args: {
    day: '2025-03-08',
    entries: [
      { ...entry('launch', 'Summer launch', '', 'draft', 'X'), at: '2025-03-08T14:00:00.000Z' },
    ],
  },
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} {ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^9:00 AM.*March 9/ })).toHaveFocus(),
    );
  },
});

/** At the edge of the window the reason turns inwards. */
export const RefusedAtTheEdge = meta.story({
  render: (props) => (
    <EventCalendar {...props} refuses={() => 'Only admins and managers can schedule this item.'} />
  ),
  play: async ({ canvas }) => {
    const [last] = document.querySelectorAll('[data-date="2025-06-28"]');
    if (!last) throw new Error('The month has no such day.');
    // In a low window it is below the edge, where a pointer finds nothing.
    last.scrollIntoView({ block: 'nearest' });
    const chip = canvas.getByRole('link', { name: /Summer launch/ });
    const { left, top } = chip.getBoundingClientRect();
    const mouse = { button: 0, isPrimary: true, pointerType: 'mouse' };
    await fireEvent.pointerDown(chip, { ...mouse, clientX: left, clientY: top });
    const box = last.getBoundingClientRect();
    const edge = { clientX: box.right - 4, clientY: box.top + 8 };
    await fireEvent.pointerMove(last, { ...mouse, ...edge });
    await fireEvent.pointerMove(last, { ...mouse, ...edge });
    const why = await screen.findByText(/^Only admins and managers/);
    await waitFor(() => expect(why.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await fireEvent.keyDown(document.body, { key: 'Escape' });
  },
});

/** By pointer: to another day, where it may not go, onto the tray, and out of it. */
export const DraggedByPointer = meta.story({
  render: (props) => <Kept {...props} />,
  play: async ({ canvas, userEvent }) => {
    const chip = (name: RegExp) => canvas.getByRole('link', { name });
    const cell = (day: string) => {
      const [found] = document.querySelectorAll(`[data-date="2025-06-${day}"]`);
      if (!found) throw new Error('The month has no such day.');
      return found;
    };
    const middle = (target: Element) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const mouse = { button: 0, isPrimary: true, pointerType: 'mouse' };
    const dragTo = async (from: Element, to: Element) => {
      await fireEvent.pointerDown(from, { ...mouse, ...middle(from) });
      await fireEvent.pointerMove(to, { ...mouse, ...middle(to) });
      await fireEvent.pointerMove(to, { ...mouse, ...middle(to) });
    };
    const drop = (on: Element) => fireEvent.pointerUp(on, { ...mouse, ...middle(on) });
    await dragTo(chip(/Summer launch/), cell('12'));
    await waitFor(() => expect(cell('12')).toHaveAttribute('data-over', 'open'));
    await expect(chip(/Summer launch/)).toHaveAttribute('data-dragged');
    await drop(cell('12'));
    // A copy glides from the pointer to the entry, unless the person wants no motion.
    const gliding = () => document.getAnimations().filter(({ id }) => id === 'settle').length;
    const isStill = matchMedia(media.reducedMotion).matches;
    await waitFor(() => expect(gliding()).toBe(isStill ? 0 : 1));
    await waitFor(() => expect(gliding()).toBe(0));
    await expect(await canvas.findByText(/^Summer launch moved to 2025-06-12T13:00/)).toBeVisible();
    await dragTo(chip(/Summer launch/), cell('30'));
    await userEvent.keyboard('{Escape}');
    await drop(cell('30'));
    const tray = canvas.getByRole('region', { name: 'Unscheduled' });
    await dragTo(chip(/Summer launch/), tray);
    await drop(tray);
    await expect(await canvas.findByText('Summer launch moved to no date')).toBeVisible();
    await dragTo(chip(/Meet the baristas/), cell('24'));
    // An entry of the tray hangs over one day, not two.
    await waitFor(() => {
      const [held] = document.querySelectorAll<HTMLElement>(`.${styles.ghostChip}`);
      return expect(held?.offsetWidth).toBeLessThanOrEqual(cell('24').clientWidth + 1);
    });
    await drop(cell('24'));
    await expect(
      await canvas.findByText(/^Meet the baristas moved to 2025-06-24T13:00/),
    ).toBeVisible();
  },
});
