import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Bell } from 'lucide';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { AnchoredPopover } from './AnchoredPopover';
import * as styles from './AnchoredPopover.css';

function AtItsButton() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <IconButton
        icon={Bell}
        label="Notifications, 1 pending approval"
        isMarked
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPress={({ target }) => setAnchor(target)}
      />
      <AnchoredPopover
        isOpen={anchor !== null}
        onClose={() => setAnchor(null)}
        anchor={anchor}
        label="Notifications"
        placement="bottom start"
      >
        <Link href="/content/edit/1" variant="standalone">
          Summer launch
        </Link>
      </AnchoredPopover>
    </>
  );
}

const meta = preview.meta({
  title: 'Overlays/AnchoredPopover',
  component: AnchoredPopover,
  argTypes: choices({ width: styles.widths }),
  args: {
    isOpen: true,
    onClose: () => undefined,
    anchor: document.body,
    label: 'Notifications',
    children: 'No pending approvals',
  },
  parameters: guide({
    purpose: 'A small dialog at a button whose own code does not hold it.',
    avoid: 'Where button and content are written together use Popover.',
    keys: [
      { keys: ['Enter'], does: 'Opens it from its button', story: 'AtAButton' },
      { keys: ['Escape'], does: 'Closes; focus goes back to the button', story: 'AtAButton' },
    ],
    dos: ['Name what opens.'],
    donts: ['Use it for a menu: SharedMenu is that.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Small = meta.story({ args: { width: 'small' } });

export const AtAButton = meta.story({
  render: () => <AtItsButton />,
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 1 pending approval' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Summer launch' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
  },
});

function OverALongPage() {
  const [isLong, setLong] = useState(true);
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <div style={{ blockSize: isLong ? '300vh' : '110vh' }}>
      <div style={{ position: 'sticky', insetBlockStart: 0 }}>
        <Button aria-haspopup="dialog" onPress={({ target }) => setAnchor(target)}>
          Dates
        </Button>
      </div>
      <AnchoredPopover
        isOpen={anchor !== null}
        onClose={() => setAnchor(null)}
        anchor={anchor}
        label="Dates"
        placement="bottom start"
      >
        <Button onPress={() => setLong(false)}>Next Month</Button>
      </AnchoredPopover>
    </div>
  );
}

/** The page becomes shorter and scrolls: the popover stays at its button. */
export const StaysAtItsButton = meta.story({
  render: () => <OverALongPage />,
  play: async ({ canvas, userEvent }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const before = window.scrollY;
    await userEvent.click(canvas.getByRole('button', { name: 'Dates' }));
    const popover = await screen.findByRole('dialog', { name: 'Dates' });
    const { top } = popover.getBoundingClientRect();
    await userEvent.click(screen.getByRole('button', { name: 'Next Month' }));
    await waitFor(() => expect(window.scrollY).toBeLessThan(before));
    await waitFor(() => expect(popover.getBoundingClientRect().top).toBeCloseTo(top, 0));
    window.scrollTo(0, 0);
  },
});
