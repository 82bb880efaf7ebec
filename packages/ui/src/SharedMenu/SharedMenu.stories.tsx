import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Ellipsis } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { SharedMenu } from './SharedMenu';
import { menuTrigger } from './menu-trigger';

const onRename = fn();
const names = ['summer.pdf', 'logo.svg'];

function Rows() {
  const [at, setAt] = useState<{ name: string; anchor: Element } | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline gap={48}>
      {names.map((name) => (
        <IconButton
          key={name}
          icon={Ellipsis}
          label={`Actions for ${name}`}
          {...menuTrigger}
          onPress={({ target }) => {
            setAt({ name, anchor: target });
            setOpen(true);
          }}
        />
      ))}
      <SharedMenu
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        anchor={at?.anchor ?? null}
        label={`Actions for ${at?.name ?? ''}`}
        sections={[
          {
            id: 'edit',
            items: [{ id: 'rename', label: 'Rename', onAction: () => onRename(at?.name) }],
          },
        ]}
      />
    </Inline>
  );
}

const meta = preview.meta({
  title: 'Overlays/SharedMenu',
  component: SharedMenu,
  args: {
    isOpen: true,
    onClose: () => undefined,
    anchor: document.body,
    label: 'Actions for logo.svg',
    sections: [{ id: 'use', items: [{ id: 'rename', label: 'Rename' }] }],
  },
  parameters: guide({
    purpose: 'One menu for many rows.',
    avoid: 'For one button use Menu.',
    keys: [
      {
        keys: ['Enter'],
        does: 'Opens it from its row; runs the focused action',
        story: 'AtTheRowThatWasPressed',
      },
    ],
    dos: ['Name it with the row: "Actions for logo.svg".'],
    donts: ['Give each row of a long list a menu of its own.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const AtTheRowThatWasPressed = meta.story({
  render: () => <Rows />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for logo.svg' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Actions for logo.svg' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onRename).toHaveBeenCalledWith('logo.svg');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});
