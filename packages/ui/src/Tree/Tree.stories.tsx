import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useEffect, useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Tree } from './Tree';
import type { TreeProps } from './Tree';

const nodes = [
  { id: 'draft', label: 'Draft', facts: '2 next steps' },
  {
    id: 'review',
    label: 'In review',
    facts: '1 next step',
    children: [
      { id: 'review.first', label: 'First reading' },
      { id: 'review.second', label: 'Second reading' },
    ],
  },
  { id: 'published', label: 'Published', facts: 'No next steps' },
];

const announced = { selector: '[data-live-announcer] *' };

const meta = preview.meta({
  title: 'Data/Tree',
  component: Tree,
  args: {
    label: 'States',
    nodes,
    selectedId: 'draft',
    onSelect: () => undefined,
    expandedIds: ['review'],
    onExpandedChange: () => undefined,
  },
  parameters: guide({
    purpose: 'Things that contain things, of which one is looked at.',
    avoid: 'For pages use SideNav, for one level a list.',
    keys: [
      { keys: ['Tab'], does: 'Goes to the selected row', story: 'WalkedByKeyboard' },
      { keys: ['ArrowDown'], does: 'Selects the next row', story: 'WalkedByKeyboard' },
      { keys: ['ArrowUp'], does: 'Selects the previous row', story: 'WalkedByKeyboard' },
      { keys: ['ArrowRight'], does: 'Opens a row', story: 'WalkedByKeyboard' },
      {
        keys: ['ArrowLeft'],
        does: 'Closes a row, or goes to the one around it',
        story: 'WalkedByKeyboard',
      },
    ],
    dos: ['Show the selected thing beside the tree.'],
    donts: ['Put controls into the rows.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Draft/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('row', { name: /^Second reading/ })).toBeVisible();
  },
});

function Walked(props: TreeProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  const [expandedIds, setExpandedIds] = useState<readonly string[]>([]);
  return (
    <Tree
      {...props}
      selectedId={selectedId}
      onSelect={setSelectedId}
      expandedIds={expandedIds}
      onExpandedChange={setExpandedIds}
    />
  );
}

/** A key of the screen selects a row. */
function FollowedByKey(props: TreeProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  useEffect(() => {
    const select = ({ key }: KeyboardEvent) => {
      if (key === '1') setSelectedId('review.second');
    };
    document.addEventListener('keydown', select, { capture: true });
    return () => document.removeEventListener('keydown', select, { capture: true });
  }, []);
  return <Tree {...props} selectedId={selectedId} onSelect={setSelectedId} />;
}

export const WalkedByKeyboard = meta.story({
  render: (props) => <Walked {...props} />,
  play: async ({ canvas, userEvent }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await userEvent.tab();
    await expect(row(/^Draft/)).toHaveFocus();
    await expect(row(/^Draft/)).toHaveAccessibleDescription('2 next steps');
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(/^In review/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(/^In review/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(/^First reading/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(/^In review/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('row', { name: /^First reading/ })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(/^Published/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(row(/^In review/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(row(/^Draft/)).toHaveFocus();
    await userEvent.keyboard('i');
    await expect(row(/^In review/)).toHaveFocus();
    await expect(row(/^In review/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    await expect(row(/^Published/)).toHaveFocus();
    await userEvent.keyboard('z');
    await expect(row(/^Published/)).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(canvas.getByRole('button', { name: /^Expand In review/ }));
    await expect(row(/^Second reading/)).toBeVisible();
  },
});

/** The caller selects the row a moment later, as a change of the address does. */
function SelectedLater(props: TreeProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <Tree
      {...props}
      selectedId={selectedId}
      onSelect={(id) => setTimeout(() => setSelectedId(id), 50)}
    />
  );
}

export const AnnouncedOnce = meta.story({
  render: (props) => <SelectedLater {...props} />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByText('In review selected.', announced)).toBeInTheDocument();
    await expect(screen.queryByText('Draft selected.', announced)).toBeNull();
  },
});

/** A selection from outside also moves the tab stop, so that the arrow keys continue from it. */
export const SelectedFromOutside = meta.story({
  render: (props) => <FollowedByKey {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('row', { name: /^Second reading/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: /^Published/ })).toHaveFocus();
    // With focus elsewhere it takes the Tab stop along.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('1');
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /^Second reading/ })).toHaveFocus();
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
});
