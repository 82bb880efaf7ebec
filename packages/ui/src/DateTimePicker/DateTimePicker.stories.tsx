import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Form } from '../Form/Form';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { DateTimePicker } from './DateTimePicker';
import type { DateTimePickerProps } from './DateTimePicker';

type MomentProps = Partial<Omit<DateTimePickerProps, 'value' | 'onChange'>> & {
  start?: string | null;
};

function Moment({ start = '2025-06-03T14:30', label = 'Scheduled for', ...props }: MomentProps) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateTimePicker {...props} label={label} value={value} onChange={setValue} />
      <VisuallyHidden>
        <output>{value ?? 'none'}</output>
      </VisuallyHidden>
    </>
  );
}

const meta = preview.meta({
  title: 'Forms/DateTimePicker',
  component: DateTimePicker,
  args: { label: 'Scheduled for', value: '2025-06-01T14:30', onChange: () => undefined },
  parameters: guide({
    purpose: 'A day and a time of it, in the time zone of the person.',
    avoid: 'Without a time use DatePicker.',
    keys: [
      { keys: ['Letters'], does: 'Types the part that has focus', story: 'TypedByKeyboard' },
      {
        keys: ['ArrowUp', 'ArrowDown'],
        does: 'Makes the part larger or smaller',
        story: 'TypedByKeyboard',
      },
      { keys: ['ArrowRight'], does: 'Goes to the next part', story: 'TypedByKeyboard' },
      { keys: ['Enter'], does: 'Opens the calendar; takes the day', story: 'DayKeepsItsTime' },
      { keys: ['Enter'], does: 'In a part: sends the form', story: 'HalfFilledIsNotSent' },
    ],
    dos: ['Say the time zone where people of several plan together.'],
    donts: ['Change the time when another day is chosen.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Chosen = meta.story({
  render: () => <Moment description="In your time zone." />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Scheduled for' });
    await expect(group).toHaveAccessibleDescription(/In your time zone\./);
    await expect(group.offsetHeight).toBe(canvas.getByRole('button').offsetHeight);
    await expect(canvas.getByRole('spinbutton', { name: /^hour/ })).toHaveTextContent('2');
    await expect(canvas.getByRole('spinbutton', { name: /^minute/ })).toHaveTextContent('30');
  },
});

export const Empty = meta.story({
  render: () => <Moment start={null} isOptional />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /\(optional\)/ })).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveAttribute(
      'aria-valuetext',
      'Empty',
    );
  },
});

export const Wrong = meta.story({
  render: () => <Moment start="2020-06-03T14:30" errorMessage="Choose a time in the future" />,
  play: async ({ canvas }) => {
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    await expect(month).toHaveAttribute('aria-invalid', 'true');
    await expect(month).toHaveAccessibleDescription(/Choose a time in the future/);
  },
});

export const Disabled = meta.story({
  render: () => <Moment isDisabled />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).not.toHaveFocus();
  },
});

export const ReadOnly = meta.story({
  render: () => <Moment isReadOnly />,
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    await expect(month).toHaveAttribute('aria-readonly', 'true');
    month.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText('2025-06-03T14:30')).toBeInTheDocument();
  },
});

export const TypedByKeyboard = meta.story({
  render: () => <Moment />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await userEvent.keyboard('7');
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('spinbutton', { name: /^hour/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByText('2025-07-03T15:29')).toBeInTheDocument();
  },
});

function Scheduled({ minValue }: Pick<DateTimePickerProps, 'minValue'>) {
  const [attempts, setAttempts] = useState(0);
  const [sent, setSent] = useState('nothing');
  const [value, setValue] = useState<string | null>(null);
  const submit = (isIncomplete: boolean) => {
    if (isIncomplete) setAttempts(attempts + 1);
    else setSent(value ?? 'no date');
  };
  return (
    <Form aria-label="Schedule" onSubmit={submit} failedAttempts={attempts}>
      <DateTimePicker
        label="Scheduled for"
        value={value}
        onChange={setValue}
        isOptional
        {...(minValue === undefined ? {} : { minValue })}
      />
      <Button type="submit">Send</Button>
      <output>Sent {sent}</output>
    </Form>
  );
}

export const HalfFilledIsNotSent = meta.story({
  render: () => <Scheduled />,
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.tab();
    await userEvent.keyboard('12');
    // As assistive technology presses it: focus stays in the field.
    send.click();
    await expect(canvas.getByText('Sent nothing')).toBeVisible();
    await expect(month).toHaveFocus();
    await expect(month).toHaveAccessibleDescription(/Complete the date and time/);
    await expect(month).toHaveTextContent('12');
    await userEvent.keyboard('122420250230');
    await userEvent.keyboard('p{Enter}');
    await expect(canvas.getByText('Sent 2025-12-24T14:30')).toBeVisible();
  },
});

export const TooEarlyIsNotSent = meta.story({
  render: () => <Scheduled minValue="2025-06-03T09:00" />,
  play: async ({ canvas, userEvent }) => {
    const words = 'Choose a time from Jun 3, 2025, 9:00 AM on';
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.tab();
    await userEvent.keyboard('060320250830a');
    await expect(canvas.queryByText(words)).toBeNull();
    send.click();
    await expect(canvas.getByText('Sent nothing')).toBeVisible();
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(month).toHaveFocus();
    await expect(month).toHaveAccessibleDescription(new RegExp(words));
    canvas.getByRole('spinbutton', { name: /^hour/ }).focus();
    await userEvent.keyboard('09');
    await expect(canvas.queryByText(words)).toBeNull();
    await userEvent.click(send);
    await expect(canvas.getByText('Sent 2025-06-03T09:30')).toBeVisible();
  },
});

export const DayKeepsItsTime = meta.story({
  render: () => <Moment />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByText('2025-06-04T14:30')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const NotBefore = meta.story({
  render: () => <Moment minValue="2025-06-03T00:00" />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await expect(screen.getByRole('button', { name: /June 2, 2025/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('button', { name: /June 3, 2025/ })).toHaveFocus();
  },
});

export const InACardOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Card>
      <Card>
        <Card>
          <Card>
            <DateTimePicker {...args} />
          </Card>
        </Card>
      </Card>
    </Card>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: /^Scheduled for/ }).getBoundingClientRect();
    for (const part of canvas.getAllByRole('spinbutton')) {
      const { left, right } = part.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(box.left);
      await expect(document.elementFromPoint(right - 1, part.getBoundingClientRect().top + 8)).toBe(
        part,
      );
    }
    const top = (name: RegExp) =>
      canvas.getByRole('spinbutton', { name }).getBoundingClientRect().top;
    await expect(top(/^day/)).toBe(top(/^month/));
    await expect(top(/^year/)).toBe(top(/^month/));
    await expect(top(/^hour/)).toBeGreaterThan(top(/^year/));
    await expect(top(/^minute/)).toBe(top(/^hour/));
    await expect(top(/^AM\/PM/)).toBe(top(/^hour/));
  },
});
