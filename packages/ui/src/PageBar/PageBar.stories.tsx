import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { Download, Plus } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Button } from '../Button/Button';
import { Page } from '../Page/Page';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { PageBar } from './PageBar';
import { PageMore } from './PageMore';
import type { PageBarProps } from './PageBar';
import { PageViews } from './PageViews';

const onCreate = fn();
const onView = fn();
const onSave = fn();
const onExport = fn();

const viewOptions = ['Month', 'Week', 'List', 'Review'].map((label) => ({ value: label, label }));

function WithViews(props: PageBarProps) {
  const [view, setView] = useState('Month');
  return (
    <PageBar
      {...props}
      views={<PageViews label="View" options={viewOptions} value={view} onChange={setView} />}
    />
  );
}

const create = {
  id: 'create',
  label: 'Create content',
  icon: Plus,
  isPrimary: true,
  shortcut: 'C',
  onAction: onCreate,
};
const more = [
  { id: 'files', items: [{ id: 'export', label: 'Export', icon: Download, onAction: onExport }] },
];

const meta = preview.meta({
  title: 'Layout/PageBar',
  component: PageBar,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      purpose: 'Says what a page is, how it is looked at, and offers what can be done.',
      avoid: 'Inside a page: parts have Section.',
      keys: [{ keys: ['Enter'], does: 'Opens the menu of further actions', story: 'MoreActions' }],
      dos: ['One primary action; rare actions go into the menu.'],
      donts: ['Repeat the name of the product.', 'Put filters here: they have the ViewBar.'],
      heard: 'Default',
    }),
  },
  args: { title: 'Content calendar' },
  render: (args) => (
    <Page layout="list" bar={<PageBar {...args} />}>
      {null}
    </Page>
  ),
  beforeEach: () => {
    for (const spy of [onCreate, onSave, onExport]) spy.mockClear();
  },
});

export const Default = meta.story({});

export const Views = meta.story({
  args: { actions: [create], more },
  render: (args) => (
    <Page layout="list" bar={<WithViews {...args} />}>
      {null}
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Content calendar' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await userEvent.click(canvas.getByText('List'));
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    const button = canvas.getByRole('button', { name: 'Create content' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'C');
    await userEvent.click(button);
    await expect(onCreate).toHaveBeenCalledOnce();
  },
});

/** Going back before the pressed view is there shows the current one as chosen. */
export const LeftBeforeItIsShown = meta.story({
  render: (args) => (
    <Page
      layout="list"
      bar={
        <PageBar
          {...args}
          views={<PageViews label="View" options={viewOptions} value="Month" onChange={onView} />}
        />
      }
    >
      {null}
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('List'));
    const pressed = canvas.getByRole('radio', { name: 'List' });
    await expect(pressed).toBeChecked();
    await expect(pressed).toHaveFocus();
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
    const current = canvas.getByRole('radio', { name: 'Month' });
    await waitFor(() => expect(current).toBeChecked());
    await waitFor(() => expect(current).toHaveFocus());
  },
});

export const MoreActions = meta.story({
  args: { actions: [create], more },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onExport).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

const partOf = (label: string, ...labels: string[]) => (
  <PageMore
    sections={[
      {
        id: 'same',
        title: label,
        items: labels.map((each, position) => ({ id: `${position}`, label: each })),
      },
    ]}
  />
);

/** Two parts of the content whose sections and items have the same ids. */
export const PartsWithSameIds = meta.story({
  render: (args) => (
    <Page layout="list" bar={<PageBar {...args} />}>
      {partOf('Views', 'Upcoming', 'Drafts')}
      {partOf('Sort', 'Next date', 'Title')}
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Upcoming',
      'Drafts',
      'Next date',
      'Title',
    ]);
  },
});

export const OfOneItem = meta.story({
  args: {
    title: 'Summer launch, teaser',
    back: { href: '#calendar', label: 'Content calendar' },
    meta: <StatusBadge status="pending" />,
    actions: [
      { id: 'save', label: 'Save Changes', onAction: onSave },
      { id: 'reject', label: 'Reject' },
      { id: 'approve', label: 'Approve', isPrimary: true },
    ],
    more: [{ id: 'item', items: [{ id: 'delete', label: 'Delete', isDanger: true }] }],
  },
});

/** Actions that do not fit move into the menu from the left, then the views become a select; the title keeps its room. */
export const GivesWay = meta.story({
  ...OfOneItem.input,
  globals: { viewport: { value: 'compact' } },
  args: {
    ...OfOneItem.input.args,
    title: 'A morning at the roastery with everybody who works there',
  },
  render: (args) => (
    <Page layout="form" bar={<WithViews {...args} />}>
      {null}
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument(),
    );
    await expectNoSidewaysScroll();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save Changes' }));
    await expect(onSave).toHaveBeenCalledOnce();
  },
});

/** Fitted again when the window becomes narrower, with the title in sight at each width. */
export const InANarrowerWindow = meta.story({
  ...OfOneItem.input,
  render: function Narrower(args) {
    const [width, setWidth] = useState('70rem');
    return (
      <>
        <Button onPress={() => setWidth('42rem')}>Make it narrower</Button>
        <div style={{ maxInlineSize: width }}>
          <Page layout="form" bar={<WithViews {...args} />}>
            {null}
          </Page>
        </div>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const isWhole = () => expect(heading.clientWidth).toBe(heading.scrollWidth);
    await waitFor(isWhole);
    await userEvent.click(canvas.getByRole('button', { name: 'Make it narrower' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull());
    await waitFor(isWhole);
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'largePhone' } },
  args: { actions: [create], more },
  render: (args) => (
    <Page layout="list" bar={<WithViews {...args} />}>
      {null}
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    const view = await canvas.findByRole('combobox', { name: 'View' });
    await userEvent.selectOptions(view, 'Week');
    await expect(view).toHaveValue('Week');
    const button = canvas.getByRole('button', { name: 'Create content' });
    const heading = canvas.getByRole('heading', { level: 1 });
    // The title has a row for itself.
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(
      heading.getBoundingClientRect().bottom,
    );
    await expectNoSidewaysScroll();
  },
});

/** The button of the menu is pending for its action, whose label is announced. */
export const PendingInTheMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Brand book',
    actions: [{ id: 'print', label: 'Print', isPending: true, pendingLabel: 'Loading logos…' }],
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'More actions' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(screen.getByText('Loading logos…')).toBeInTheDocument();
  },
});

/** A title of a few words is not truncated, and the bar is no higher. */
export const TwoLinesOnNarrowPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Co-Branding Guidelines for partners' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight);
    await expect(heading.offsetHeight).toBeGreaterThan(32);
    await expect(heading.parentElement?.parentElement?.offsetHeight).toBeLessThanOrEqual(56);
  },
});

/** Beside two actions a phone has no room for a title. */
export const TwoActionsOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Tone of Voice', actions: [{ id: 'book', label: 'Brand book' }, create] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Create content' });
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(
      heading.getBoundingClientRect().bottom,
    );
  },
});

export const OneLongWord = meta.story({
  args: { title: 'W'.repeat(190), actions: [{ id: 'delete', label: 'Delete' }] },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    await expect(canvas.getByRole('heading', { level: 1 }).offsetHeight).toBeLessThan(32);
  },
});
