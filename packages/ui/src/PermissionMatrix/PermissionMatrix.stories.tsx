import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { PermissionMatrix } from './PermissionMatrix';
import type { PermissionMatrixProps } from './PermissionMatrix';

const flags = [
  { id: 'view', label: 'View' },
  { id: 'create', label: 'Create' },
  { id: 'edit', label: 'Edit' },
  { id: 'delete', label: 'Delete' },
  { id: 'download', label: 'Download' },
] as const;

function recordOf(area: string) {
  return {
    view: `${area}.view`,
    create: `${area}.create`,
    edit: `${area}.edit`,
    delete: `${area}.delete`,
  };
}

const areas = [
  { id: 'logos', label: 'Logos', rights: { ...recordOf('logos'), download: 'logos.download' } },
  { id: 'colors', label: 'Colors', rights: { ...recordOf('colors'), download: 'colors.download' } },
  { id: 'typography', label: 'Typography', rights: recordOf('typography') },
  { id: 'voice', label: 'Tone of voice', rights: recordOf('voice') },
];

const editor = ['logos', 'colors', 'typography', 'voice'].flatMap((area) => [
  `${area}.view`,
  `${area}.create`,
  `${area}.edit`,
]);

type ExampleProps = PermissionMatrixProps<(typeof flags)[number]['id'], string>;

function Kept({ value: start, onChange, ...rest }: ExampleProps) {
  const [value, setValue] = useState(start);
  return (
    <PermissionMatrix
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/PermissionMatrix',
  component: PermissionMatrix<(typeof flags)[number]['id'], string>,
  args: {
    caption: 'Assets permissions for Ada',
    areas,
    flags,
    value: editor,
    onChange: fn(),
  },
  parameters: guide({
    purpose: 'Who may do what, flag by flag: custom permissions, and the matrix of the roles.',
    avoid: 'Where a role says it all, offer the roles with RadioGroup and keep this behind them.',
    keys: [
      {
        keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
        does: 'Moves to the next box that applies',
        story: 'WalkedByArrows',
      },
      {
        keys: ['Home', 'End'],
        does: 'Moves to the first or last of the row',
        story: 'WalkedByArrows',
      },
      {
        keys: ['Ctrl+Home', 'Ctrl+End'],
        does: 'Moves to the first or last of the table',
        story: 'WalkedByArrows',
      },
      { keys: ['Space'], does: 'Allows or withdraws', story: 'TurnedBySpace' },
    ],
    dos: [
      'One table for each group, whose caption says whose rights they are.',
      'Show it read-only to those who may look.',
    ],
    donts: [
      'Leave a cell empty that does not apply: leave the flag out of the rights of the area.',
      'Say a role only by where its boxes are ticked; write its name beside the table.',
    ],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const WalkedByArrows = meta.story({
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.tab();
    await expect(box('All areas: all')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(box('Logos: view')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(box('Logos: download')).toHaveFocus();
    // Two areas below know no download.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(box('Colors: download')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(box('Logos: delete')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(box('Logos: all')).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(box('Tone of voice: delete')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(box('All areas: all')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const TurnedBySpace = meta.story({
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(canvas.getByRole('grid')).toHaveAccessibleDescription('12 of 18 allowed');
    await expect(box('Logos: all')).toBePartiallyChecked();
    await expect(box('All areas: view')).toBeChecked();
    await userEvent.click(box('Logos: delete'));
    await expect(box('Logos: delete')).toBeChecked();
    await expect(box('All areas: delete')).toBePartiallyChecked();
    await expect(canvas.getByText('13 of 18 allowed', { selector: 'span' })).toBeVisible();
    // A row, a column, all.
    await userEvent.keyboard('{Home} ');
    await expect(box('Logos: all')).toBeChecked();
    await expect(box('Logos: download')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowRight} ');
    await expect(box('Tone of voice: view')).not.toBeChecked();
    await userEvent.keyboard('{Home} ');
    await expect(canvas.getByText('18 of 18 allowed', { selector: 'span' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('0 of 18 allowed', { selector: 'span' })).toBeVisible();
  },
});

export const NothingWithoutItsBaseFlag = meta.story({
  args: { baseFlag: 'view', value: ['logos.view', 'logos.create', 'logos.edit'] },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(box('Logos: view'));
    await expect(
      screen.getByText('Also unchecked: create, edit. 0 of 18 allowed'),
    ).toBeInTheDocument();
    await userEvent.click(box('Logos: delete'));
    await expect(box('Logos: view')).toBeChecked();
    await expect(screen.getByText('Also checked: view. 2 of 18 allowed')).toBeInTheDocument();
    await userEvent.click(box('All areas: create'));
    await expect(box('Tone of voice: view')).toBeChecked();
    await userEvent.click(box('Logos: delete'));
    await expect(box('Logos: view')).toBeChecked();
  },
});

let changed: readonly string[] = [];

export const RightsOfOtherTablesStay = meta.story({
  args: { value: ['files.view'] },
  render: (args) => (
    <Kept
      {...args}
      onChange={(next) => {
        changed = next;
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Logos: view' }));
    await expect(changed).toEqual(['files.view', 'logos.view']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Logos: view' }));
    await expect(changed).toEqual(['files.view']);
  },
});

const roles = [
  { id: 'admin', label: 'Admin' },
  { id: 'manager', label: 'Manager' },
  { id: 'member', label: 'Member' },
] as const;

function capability(id: string, label: string) {
  return {
    id,
    label,
    rights: { admin: `admin ${id}`, manager: `manager ${id}`, member: `member ${id}` },
  };
}

export const ReadOnly = meta.story({
  render: () => (
    <PermissionMatrix
      isReadOnly
      caption="Roles and permissions"
      areaHeader="Capability"
      flags={roles}
      areas={[
        capability('view', 'View Brand Assets'),
        capability('manage', 'Manage Brand Assets'),
        capability('budgets', 'Manage Budgets'),
      ]}
      value={[
        'admin view',
        'manager view',
        'member view',
        'admin manage',
        'manager manage',
        'admin budgets',
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Roles and permissions' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Manage Budgets Yes No No' })).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const ReadOnlyInANarrowPlace = meta.story({
  args: { isReadOnly: true },
  render: (args) => (
    <div style={{ inlineSize: '40%', maxInlineSize: 280 }}>
      <PermissionMatrix {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Assets permissions for Ada' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expectNoSidewaysScroll();
  },
});

function Shrinking(props: ExampleProps) {
  const [count, setCount] = useState(areas.length);
  return (
    <>
      <Kept {...props} areas={areas.slice(0, count)} />
      <Button onPress={() => setCount(1)}>Logos alone</Button>
    </>
  );
}

export const FewerAreasKeepATabStop = meta.story({
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Logos alone' }));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: 'All areas: all' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Logos: all' })).toHaveFocus();
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('grid').parentElement;
    await waitFor(() => expect(frame).toHaveAttribute('data-more'));
    frame?.scrollTo({ left: frame.scrollWidth });
    await waitFor(() => expect(frame).not.toHaveAttribute('data-more'));
    frame?.scrollTo({ left: 0 });
    await waitFor(() => expect(frame).toHaveAttribute('data-more'));
  },
});

export const FocusIsWhollyInView = meta.story({
  render: (args) => (
    <div data-testid="dialog" style={{ overflow: 'auto' }}>
      <PermissionMatrix {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByTestId('dialog');
    const cell = canvas.getByRole('checkbox', { name: 'Tone of voice: delete' }).closest('td');
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
    // Its foot covers a fourth of the last row.
    dialog.style.blockSize = `${dialog.offsetHeight - (cell?.offsetHeight ?? 0) / 4}px`;
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(bottomOf(cell)).toBeLessThanOrEqual(Math.ceil(bottomOf(dialog)));
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });
