import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Copy, Download, Ellipsis, Share2, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';

const onDelete = fn();

function FileActions() {
  return (
    <Menu
      placement="bottom start"
      trigger={<IconButton icon={Ellipsis} label="Actions for summer.pdf" />}
      sections={[
        {
          id: 'use',
          items: [
            { id: 'download', label: 'Download', icon: Download, shortcut: 'D' },
            { id: 'share', label: 'Share', icon: Share2 },
            {
              id: 'copy',
              label: 'Duplicate',
              icon: Copy,
              isDisabled: true,
              description: 'Needs the create right',
            },
          ],
        },
        {
          id: 'end',
          items: [
            { id: 'delete', label: 'Delete', icon: Trash2, isDanger: true, onAction: onDelete },
          ],
        },
      ]}
    />
  );
}

function BrandSwitcher() {
  const [brand, setBrand] = useState('acme');
  const name = brand === 'acme' ? 'Acme' : 'Globex';
  return (
    <Menu
      placement="bottom start"
      trigger={<Button aria-label={`Brand: ${name}, change brand`}>{name}</Button>}
      sections={[
        {
          id: 'brands',
          title: 'Your brands',
          selectedId: brand,
          onSelect: setBrand,
          items: [
            { id: 'acme', label: 'Acme', description: 'Editor' },
            { id: 'globex', label: 'Globex', description: 'Viewer' },
          ],
        },
        { id: 'more', items: [{ id: 'new', label: 'Create New Brand' }] },
      ]}
    />
  );
}

const meta = preview.meta({
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    trigger: <IconButton icon={Ellipsis} label="Actions for summer.pdf" />,
    isOpen: true,
    onOpenChange: () => undefined,
    sections: [
      {
        id: 'use',
        items: [
          { id: 'download', label: 'Download', icon: Download, shortcut: 'D' },
          { id: 'share', label: 'Share', icon: Share2 },
        ],
      },
    ],
  },
  parameters: guide({
    purpose: 'Actions and choices behind a button.',
    avoid: 'For navigation use links; in a form Select.',
    keys: [
      { keys: ['Enter'], does: 'Opens the menu; runs the focused action', story: 'Actions' },
      { keys: ['Letters'], does: 'Goes to the line that begins so', story: 'Actions' },
      { keys: ['ArrowDown'], does: 'Opens the menu; goes down', story: 'Actions' },
    ],
    dos: [
      'Name the button with its object: "Actions for summer.pdf".',
      'Say why an action is not possible now.',
    ],
    donts: ['Hide the one main action in it.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Actions = meta.story({
  render: () => <FileActions />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for summer.pdf' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Download, D' })).toHaveFocus();
    // A refused line is reached and says why; it does nothing, and the menu stays open.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const refused = screen.getByRole('menuitem', { name: 'Duplicate, Needs the create right' });
    await expect(refused).toHaveFocus();
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('de');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
  },
});

export const Choice = meta.story({
  render: () => <BrandSwitcher />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Brand: Acme, change brand' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Acme, Editor' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Brand: Globex, change brand' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByRole('menuitemradio', { name: 'Globex, Viewer' }),
    ).toBeChecked();
  },
});
