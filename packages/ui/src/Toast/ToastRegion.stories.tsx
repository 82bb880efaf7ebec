import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { showToast } from './toast';
import { toastQueue } from './toast-queue';
import { ToastRegion } from './ToastRegion';

const undo = fn();

const meta = preview.meta({
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  parameters: guide({
    purpose: 'The echo of something that was done, with the way to undo it.',
    avoid:
      'For what must be read use InlineAlert where it happened; errors are never only a toast.',
    keys: [
      { keys: ['F6'], does: 'Goes to the newest Undo', story: 'UndoneByKeyboard' },
      { keys: ['Enter'], does: 'Undoes it', story: 'UndoneByKeyboard' },
      { keys: ['Escape'], does: 'Goes back from the toasts', story: 'LeftByKeyboard' },
    ],
    dos: ['Name the object: "summer.pdf deleted".'],
    donts: ['Say in a toast what appears nowhere else.'],
    heard: 'WithUndo',
    announces: 'first',
    noElement: 'Mounted once; shows what showToast is given.',
  }),
  beforeEach: () => {
    undo.mockClear();
    return () => toastQueue.clear();
  },
  render: () => (
    <>
      <Button
        onPress={() =>
          showToast({ title: 'summer.pdf deleted', action: { label: 'Undo', onAction: undo } })
        }
      >
        Delete summer.pdf
      </Button>
      <ToastRegion />
    </>
  ),
});

export const WithUndo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete summer.pdf' }));
    const action = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(action).toBeVisible());
    await expect(canvas.getByText('summer.pdf deleted. Undo available, F6')).toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

export const UndoneByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete summer.pdf' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** A notice that came later does not take the place of an Undo. */
export const UndoBeforeANotice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete summer.pdf' }));
    await screen.findByRole('button', { name: 'Undo' });
    showToast({ title: 'Storage is almost full' });
    await screen.findByRole('button', { name: 'Close: Storage is almost full' });
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  },
});

export const LeftByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete summer.pdf' });
    button.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
    const enter = async () => {
      await userEvent.keyboard('{F6}');
      await waitFor(() =>
        expect(screen.getByRole('region').contains(document.activeElement)).toBe(true),
      );
    };
    for (const key of ['{Escape}', '{F6}']) {
      await enter();
      await userEvent.keyboard(key);
      await expect(button).toHaveFocus();
    }
    // One of two was used: focus is back, not on the other.
    await enter();
    screen.getAllByRole('button', { name: 'Undo' })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1));
    await expect(button).toHaveFocus();
  },
});

export const OffWhatHasFocus = meta.story({
  render: () => (
    <>
      <Button onPress={() => void showToast({ title: 'summer.pdf deleted' }, { timeout: null })}>
        Delete summer.pdf
      </Button>
      <div style={{ position: 'fixed', insetBlockEnd: 24, insetInlineEnd: 24 }}>
        <Button>Close</Button>
      </div>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete summer.pdf' }));
    const region = await screen.findByRole('region');
    const button = canvas.getByRole('button', { name: 'Close' });
    button.focus();
    const { left, top } = button.getBoundingClientRect();
    const covers = () => {
      const { right, bottom } = region.getBoundingClientRect();
      return right > left && bottom > top;
    };
    await waitFor(() => expect(covers()).toBe(false));
  },
});

/** A dialog that leaves no place free becomes shorter; in a wide window the toast is beside it. */
export const BelowADialog = meta.story({
  render: () => (
    <>
      <Dialog
        isOpen
        onOpenChange={() => undefined}
        title="Import content"
        size="wide"
        isRead
        actions={<Button variant="primary">Import</Button>}
      >
        {Array.from({ length: 60 }, (_, row) => (
          <p key={row}>Row {row + 1}</p>
        ))}
      </Dialog>
      <ToastRegion />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Import content' });
    const before = dialog.getBoundingClientRect().bottom;
    const close = showToast({ title: 'summer.pdf deleted' }, { timeout: null });
    const region = await screen.findByRole('region');
    await waitFor(() => {
      const { bottom, right } = dialog.getBoundingClientRect();
      const { top, left } = region.getBoundingClientRect();
      return expect(bottom <= top || right <= left).toBe(true);
    });
    close();
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(before));
  },
});
