import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { DescriptionList } from '../DescriptionList/DescriptionList';
import { Drawer } from './Drawer';

const facts = (
  <DescriptionList
    items={[
      { term: 'Size', detail: '1.44 MB' },
      { term: 'Uploaded', detail: 'Jun 1, 2025' },
    ]}
  />
);

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: 'summer-2025.pdf',
    children: facts,
    actions: <Button variant="primary">Download</Button>,
  },
  parameters: guide({
    purpose: 'Shows the details of one thing while its list stays in sight.',
    avoid: 'For a question, use ConfirmDialog; for a task of its own, Dialog; for choices, Menu.',
    keys: [
      { keys: ['Tab', 'Shift+Tab'], does: 'Walks inside the drawer', story: 'OpenedAndClosed' },
      { keys: ['Escape'], does: 'Closes; focus goes back', story: 'OpenedAndClosed' },
    ],
    dos: ['Title it with the name of the thing that it shows.'],
    donts: ['Open a drawer from a drawer.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

function Facts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Details of summer-2025.pdf</Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="summer-2025.pdf"
        actions={<Button variant="primary">Download</Button>}
      >
        {facts}
      </Drawer>
    </>
  );
}

export const OpenedAndClosed = meta.story({
  render: () => <Facts />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Details of summer-2025.pdf' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'summer-2025.pdf' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Close summer-2025.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'summer-2025.pdf' });
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'summer-2025.pdf' });
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
    await expect(dialog.getBoundingClientRect().right).toBe(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'summer-2025.pdf' });
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0));
  },
});
