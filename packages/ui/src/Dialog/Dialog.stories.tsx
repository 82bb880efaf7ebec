import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';
import * as styles from './Dialog.css';

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

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  argTypes: choices({ size: styles.sizes }),
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: 'Versions',
    children: 'Theirs is three minutes newer.',
  },
  parameters: guide({
    purpose: 'A task in front of the page that is done or left.',
    avoid: 'To ask one question use ConfirmDialog; for details beside a list Drawer.',
    keys: [
      { keys: ['Enter'], does: 'Opens it from its button', story: 'WithField' },
      { keys: ['Tab'], does: 'Walks inside; it does not leave', story: 'WideWithoutActions' },
      { keys: ['Escape'], does: 'Closes; focus goes back', story: 'WithField' },
    ],
    dos: ['Title it with the task.'],
    donts: ['Open a dialog from a dialog.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

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

function Plain() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Compare versions</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Versions" size="wide">
        <Text>Theirs is three minutes newer.</Text>
      </Dialog>
    </>
  );
}

export const WideWithoutActions = meta.story({
  render: () => <Plain />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Compare versions' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Versions' });
    const close = screen.getByRole('button', { name: 'Close Versions' });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    // The only stop: Tab stays in the dialog.
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Versions' });
  },
});

export const OnlyRead = meta.story({
  args: {
    title: 'Preview',
    isRead: true,
    children: Array.from({ length: 60 }, (_, line) => <Text key={line}>{`Line ${line + 1}`}</Text>),
  },
  play: async ({ userEvent }) => {
    const text = await screen.findByRole('group', { name: 'Preview' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Task />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create New Brand' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create New Brand' });
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** With a long title, the close button stays in the dialog. */
export const OneLongWord = meta.story({
  args: { title: `Move “${'W'.repeat(190)}”` },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const close = screen.getByRole('button', { name: /^Close/u });
    await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(
      dialog.getBoundingClientRect().right,
    );
  },
});

/** Focus goes back without a scroll to the button, which can be out of sight by then. */
export const ClosedFarDown = meta.story({
  render: () => (
    <div style={{ blockSize: '300vh' }}>
      <Task />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Create New Brand' });
    opener.focus();
    window.scrollTo(0, 500);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(window.scrollY).toBe(500);
    window.scrollTo(0, 0);
  },
});
