import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { ConfirmDialog, confirmDialogTones } from './ConfirmDialog';

const onConfirm = fn();

interface QuestionProps {
  title?: string;
  children?: ReactNode;
  tone?: 'danger' | 'primary';
  confirmLabel?: string;
  /** The answer never comes. */
  isSlow?: boolean;
}

function Question({
  title = 'Are you sure you want to delete this logo?',
  children,
  tone = 'danger',
  confirmLabel = 'Delete logo',
  isSlow = false,
}: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        tone={tone}
        confirmLabel={confirmLabel}
        isPending={isPending}
        onConfirm={() => {
          onConfirm();
          if (isSlow) setPending(true);
          else setOpen(false);
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}

const loss = 'primary-dark.svg is used in two guidelines. You can undo this for 20 seconds.';

const meta = preview.meta({
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: 'Are you sure you want to delete this logo?',
    children: 'primary-dark.svg is in use on 2 pages.',
    confirmLabel: 'Delete logo',
    onConfirm: () => undefined,
  },
  argTypes: { tone: { control: 'inline-radio', options: confirmDialogTones } },
  beforeEach: () => {
    onConfirm.mockClear();
  },
  parameters: guide({
    purpose: 'A question before an action that is hard to undo.',
    avoid: 'Where Undo is offered for long enough: do it, and offer Undo.',
    keys: [
      {
        keys: ['Enter'],
        does: 'Presses the button that has focus; Cancel has it first',
        story: 'ConfirmedByKeyboard',
      },
      { keys: ['Tab'], does: 'Goes to the other button', story: 'ConfirmedByKeyboard' },
      { keys: ['Escape'], does: 'Is the same as Cancel', story: 'EscapeIsNo' },
    ],
    dos: ['Ask about the thing by name.', 'Repeat the verb on the button: "Delete logo".'],
    donts: ['Answer with Yes and No.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const BeforeALoss = meta.story({
  render: () => <Question>{loss}</Question>,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Ask' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this logo?',
    });
    await expect(dialog).toHaveAccessibleDescription(loss);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete logo' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});

export const ConfirmedByKeyboard = meta.story({
  render: () => <Question>{loss}</Question>,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Ask' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const EscapeIsNo = meta.story({
  render: () => <Question>{loss}</Question>,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Ask' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(onConfirm).not.toHaveBeenCalled();
  },
});

export const BeforeAStep = meta.story({
  render: () => (
    <Question
      title="Publish “Summer launch, teaser” now?"
      tone="primary"
      confirmLabel="Publish post"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Publish/ });
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});

export const Pending = meta.story({
  render: () => <Question isSlow>{loss}</Question>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const confirm = screen.getByRole('button', { name: 'Delete logo' });
    await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'true'));
    await expect(confirm).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Question>{loss}</Question>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('alertdialog');
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});
