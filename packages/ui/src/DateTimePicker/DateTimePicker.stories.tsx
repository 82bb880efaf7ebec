import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { DateTimePicker, type DateTimePickerProps } from './DateTimePicker';

type MomentProps = Partial<Omit<DateTimePickerProps, 'value' | 'onChange'>> & {
  start?: string | null;
};

function Moment({ start = '2025-06-03T14:30', label = 'Scheduled for', ...props }: MomentProps) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateTimePicker {...props} label={label} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

const meta = preview.meta({
  title: 'Forms/DateTimePicker',
  component: DateTimePicker,
  args: { label: 'Scheduled for', value: null, onChange: () => undefined },
});

export const Chosen = meta.story({
  render: () => <Moment description="In your time zone." />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Scheduled for' });
    await expect(group).toHaveAccessibleDescription(/In your time zone\./);
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
