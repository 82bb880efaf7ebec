import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';

const onConfirm = fn();

function Task() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Create New Brand</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Create New Brand"
        description="Start from a website, or build it yourself."
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary">Start Quick Build</Button>
          </>
        }
      >
        <TextField label="Website" type="url" autoComplete="url" autoFocus />
      </Dialog>
    </>
  );
}

function Question({ isPending = false }: { isPending?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Are you sure you want to delete this logo?"
        confirmLabel="Delete logo"
        isPending={isPending}
        onConfirm={() => {
          onConfirm();
          setOpen(false);
        }}
      >
        primary-dark.svg is used in two guidelines. You can undo this for 20 seconds.
      </ConfirmDialog>
    </>
  );
}

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { isOpen: false, onOpenChange: () => undefined, title: '', children: null },
});

export const WithField = meta.story({
  render: () => <Task />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Create New Brand' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Create New Brand' });
    await expect(screen.getByRole('textbox', { name: 'Website' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Create New Brand' });
  },
});

export const Confirm = meta.story({
  render: () => <Question />,
  play: async ({ canvas, userEvent }) => {
    onConfirm.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Delete' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(/used in two guidelines/);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete logo' })).toHaveFocus();
  },
});
