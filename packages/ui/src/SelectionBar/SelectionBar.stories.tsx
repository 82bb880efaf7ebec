import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Check, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Page } from '../Page/Page';
import { PageBar } from '../PageBar/PageBar';
import { ViewBar } from '../ViewBar/ViewBar';
import { SelectionBar } from './SelectionBar';
import type { SelectionBarProps } from './SelectionBar';

const onDelete = fn();
const meta = preview.meta({
  title: 'Data/SelectionBar',
  component: SelectionBar,
  args: {
    label: 'Selected content',
    selected: 3,
    actions: [
      { id: 'approve', label: 'Approve', icon: Check },
      { id: 'move', label: 'Move to…' },
      { id: 'campaign', label: 'Campaign…' },
      { id: 'tags', label: 'Tags…' },
      { id: 'delete', label: 'Delete…', icon: Trash2, onAction: onDelete },
    ],
    onClear: fn(),
    onSelectAll: fn(),
  },
  argTypes: { actions: { control: false } },
  parameters: guide({
    purpose: 'What can be done with the selected rows of a list, in the place of its view bar.',
    avoid: 'For what can be done with one thing use a menu in its row.',
    keys: [{ keys: ['Enter'], does: 'Does it with all selected rows', story: 'InAPage' }],
    dos: ['Offer only what at least one of the selected rows allows.'],
    donts: ['Clear the selection while something in it was refused.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const InAPage = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page layout="list" bar={<PageBar title="Content calendar" hasViewBar />}>
      <ViewBar label="Filter content" filters={<Button size="small">Filter</Button>} />
      <SelectionBar {...args} />
      <span data-first-content="" />
    </Page>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Filter')).not.toBeVisible();
    const first = canvasElement.querySelector('[data-first-content]');
    await expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(96);
    canvas.getByRole('button', { name: 'Delete…' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalled();
  },
});

function Choosing(props: SelectionBarProps) {
  const [selected, setSelected] = useState(0);
  return (
    <Page layout="gallery" bar={<PageBar title="Generate Images" />}>
      <SelectionBar {...props} selected={selected} onClear={() => setSelected(0)}>
        5 images
      </SelectionBar>
      <Button onPress={() => setSelected(2)}>Choose two</Button>
    </Page>
  );
}

export const WithoutAViewBar = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const below = canvas.getByRole('button', { name: 'Choose two' });
    const { top } = below.getBoundingClientRect();
    await userEvent.click(below);
    await expect(canvas.getByRole('group', { name: 'Selected content' })).toBeVisible();
    await expect(canvas.queryByText('5 images')).toBeNull();
    await expect(below.getBoundingClientRect().top).toBe(top);
  },
});

/** Actions that do not fit are in the menu. */
export const OnPhones = InAPage.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const line = await screen.findByRole('menuitem', { name: 'Delete…' });
    await waitFor(() => expect(line).toBeVisible());
    await expectNoSidewaysScroll();
  },
});

function SelectingAll(props: SelectionBarProps) {
  const [selected, setSelected] = useState(3);
  return (
    <SelectionBar
      {...props}
      selected={selected}
      onSelectAll={selected < 24 ? () => setSelected(24) : undefined}
    />
  );
}

/** Once all are selected, the line, and often the menu with it, is removed. */
export const AllSelectedFromTheMenu = meta.story({
  args: { actions: [{ id: 'approve', label: 'Approve', icon: Check }] },
  render: (args) => (
    <div style={{ inlineSize: 260, maxInlineSize: '100%' }}>
      <SelectingAll {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select all' }));
    await expect(canvas.getByText('24 selected', { selector: 'span' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus(),
    );
  },
});
