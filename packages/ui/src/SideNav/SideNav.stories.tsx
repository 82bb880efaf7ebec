import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { FileText, FolderOpen, LayoutDashboard, Settings, Shapes } from 'lucide';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import type { IconType } from '../Icon/Icon';
import * as shellStyles from '../Shell/Shell.css';
import { ShellContext } from '../Shell/shell-context';
import { Text } from '../Text/Text';
import type { NavEntry } from './nav-entry';
import { SideNav } from './SideNav';

const closeOverlay = fn();
const navigate = fn();

function Frame({ isCollapsed = false, children }: { isCollapsed?: boolean; children: ReactNode }) {
  return (
    <RouterProvider navigate={navigate}>
      <ShellContext value={{ isNavCollapsed: isCollapsed, closeOverlay }}>
        <nav aria-label="Main" className={shellStyles.nav({ isNavCollapsed: isCollapsed })}>
          {children}
        </nav>
      </ShellContext>
    </RouterProvider>
  );
}

const at = (label: string, icon: IconType, isCurrent = false) => ({
  label,
  icon,
  isCurrent,
  href: `/${label.toLowerCase().replaceAll(' ', '-')}`,
});
const entries: readonly NavEntry[] = [
  at('Dashboard', LayoutDashboard),
  {
    label: 'Brand Assets',
    links: [at('Logotype', Shapes), at('Colors', Shapes), at('Typography', Shapes)],
  },
  {
    label: 'Content',
    links: [at('Calendar', FileText, true), at('Create', FileText)],
  },
  at('File Library', FolderOpen),
  at('Settings', Settings),
];

const meta = preview.meta({
  title: 'Navigation/SideNav',
  component: SideNav,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      purpose: 'The way around the product: lists of links, groups that open in place.',
      avoid: 'Inside a page use Tabs.',
      keys: [
        { keys: ['Enter'], does: 'Goes there; opens and closes a group', story: 'Expanded' },
        { keys: ['Space'], does: 'Opens and closes a group', story: 'GroupClosedOverCurrentPage' },
        { keys: ['Escape'], does: 'Takes the name of a collapsed place away', story: 'Collapsed' },
      ],
      dos: ['Name places as their pages are headed.'],
      donts: ['Mark the page by color alone.'],
      heard: 'Default',
    }),
  },
  args: { entries },
  beforeEach: () => {
    closeOverlay.mockClear();
    navigate.mockClear();
  },
});

export const Default = meta.story({});

export const Expanded = meta.story({
  render: (args) => (
    <Frame>
      <SideNav {...args} />
    </Frame>
  ),
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Logotype',
      'Colors',
      'Typography',
      'Calendar',
      'Create',
      'File Library',
      'Settings',
    ]);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current.map(({ textContent }) => textContent)).toEqual(['Calendar']);
    const assets = canvas.getByRole('list', { name: 'Brand Assets' });
    await expect(within(assets).getAllByRole('listitem')).toHaveLength(3);
    canvas.getByRole('link', { name: 'Dashboard' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/dashboard', undefined);
    await expect(closeOverlay).toHaveBeenCalledTimes(1);
  },
});

export const GroupClosedOverCurrentPage = meta.story({
  render: (args) => (
    <Frame>
      <SideNav {...args} />
    </Frame>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('button', { name: 'Content' });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    group.focus();
    await userEvent.keyboard(' ');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(group).toHaveAccessibleName(/^Content ?, contains the current page$/);
    await expect(canvas.queryByRole('link', { name: 'Calendar' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'File Library' })).toHaveFocus();
  },
});

export const WithBrandAndPerson = meta.story({
  render: (args) => (
    <Frame>
      <SideNav
        {...args}
        top={<Button isFullWidth>Acme, switch brand</Button>}
        bottom={
          <Text size="caption" tone="muted">
            Ada Lovelace
          </Text>
        }
      />
    </Frame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Acme, switch brand' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await expect(canvas.getByText('Ada Lovelace')).toBeVisible();
  },
});

export const Collapsed = meta.story({
  render: (args) => (
    <Frame isCollapsed>
      <SideNav {...args} />
    </Frame>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Content' })).toBeVisible();
    canvas.getByRole('link', { name: 'Dashboard' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Logotype' })).toHaveFocus();
    await expect(canvas.getAllByText('Logotype')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByText('Logotype')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Logotype' })).toHaveFocus();
  },
});

export const CollapsedUnderThePointer = meta.story({
  render: (args) => (
    <Frame isCollapsed>
      <SideNav {...args} />
    </Frame>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Calendar' });
    await userEvent.hover(link);
    await waitFor(() => expect(canvas.getAllByText('Calendar')).toHaveLength(2));
    const [, tip] = canvas.getAllByText('Calendar');
    const place = link.getBoundingClientRect();
    const beside = tip?.getBoundingClientRect();
    await expect((beside?.top ?? 0) + (beside?.height ?? 0) / 2).toBeCloseTo(
      place.top + place.height / 2,
      0,
    );
    // Named once: the text beside it is hidden from screen readers.
    await expect(tip?.closest('[aria-hidden]')).not.toBeNull();
  },
});
