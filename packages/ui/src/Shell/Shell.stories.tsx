import {
  Bell,
  BookOpen,
  CalendarDays,
  ChevronsUpDown,
  ChartLine,
  Layers,
  FolderOpen,
  Handshake,
  Image,
  KeyRound,
  LayoutDashboard,
  Mail,
  Megaphone,
  Printer,
  MessageSquareQuote,
  Palette,
  PenLine,
  Plus,
  Search,
  Settings,
  Type,
  Users,
} from 'lucide';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { ChoiceButton } from '../ChoiceButton/ChoiceButton';
import { FieldButton } from '../FieldButton/FieldButton';
import { Grid } from '../Grid/Grid';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { Link } from '../Link/Link';
import { Page } from '../Page/Page';
import { usePage } from '../Page/page-context';
import { PageBar } from '../PageBar/PageBar';
import { PageViews } from '../PageBar/PageViews';
import { SearchField } from '../SearchField/SearchField';
import { Section } from '../Section/Section';
import { Select } from '../Select/Select';
import type { NavEntry } from '../SideNav/nav-entry';
import { SideNav } from '../SideNav/SideNav';
import { Stack } from '../Stack/Stack';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Text } from '../Text/Text';
import { ViewBar } from '../ViewBar/ViewBar';
import { Shell } from './Shell';

const at = (label: string, href: string, icon: typeof Bell, isCurrent = false) => ({
  label,
  href,
  icon,
  isCurrent,
});
const entries: readonly NavEntry[] = [
  at('Dashboard', '/', LayoutDashboard),
  {
    label: 'Brand Assets',
    links: [
      at('Logotype', '/brand/logos', Image),
      at('Colors', '/brand/colors', Palette),
      at('Typography', '/brand/typography', Type),
      at('Co-Branding', '/brand/co-branding', Handshake),
    ],
  },
  {
    label: 'Brand Persona',
    links: [
      at('Tone of Voice', '/brand/voice', MessageSquareQuote),
      at('Messaging', '/brand/messaging', PenLine),
      at('Brand Context', '/brand/context', BookOpen),
    ],
  },
  {
    label: 'Content',
    links: [
      at('Calendar', '/content/calendar', CalendarDays, true),
      at('Create', '/content/create', Plus),
      at('Generate images', '/content/generate-images', Layers),
    ],
  },
  {
    label: 'Marketing',
    links: [
      at('Campaigns', '/marketing/campaigns', Megaphone),
      at('Print', '/marketing/print', Printer),
      at('Email', '/marketing/email', Mail),
      at('Performance', '/marketing/performance', ChartLine),
    ],
  },
  { label: 'Analytics', links: [at('Keywords', '/analytics/keywords', KeyRound)] },
  at('File Library', '/files', FolderOpen),
  at('Team Members', '/team', Users),
  at('Settings', '/settings', Settings),
];

const posts = [
  ['Summer launch, teaser', 'pending', 'Jun 3, 2025, 9:00 AM'],
  ['Behind the studio', 'scheduled', 'Jun 5, 2025, 2:30 PM'],
  ['Ten years of color', 'draft', 'Created on May 28, 2025'],
  ['Office tour', 'published', 'May 20, 2025, 11:00 AM'],
] as const;

const notice = (
  <InlineAlert
    tone="danger"
    title="The workspace has stopped"
    actions={<Button size="small">Reload</Button>}
  >
    <Text>What is stored is safe.</Text>
  </InlineAlert>
);

/** On phones an app has it in a popover. */
function StatusFilter() {
  const [status, setStatus] = useState<'all' | 'pending'>('all');
  return usePage()?.isNarrow ? null : (
    <Select
      label="Status"
      isLabelHidden
      value={status}
      onChange={setStatus}
      options={[
        { value: 'all', label: 'All statuses' },
        { value: 'pending', label: 'Pending' },
      ]}
    />
  );
}

function Example({
  startCollapsed = false,
  hasNotice = false,
}: {
  startCollapsed?: boolean;
  hasNotice?: boolean;
}) {
  const [isCollapsed, setCollapsed] = useState(startCollapsed);
  const [view, setView] = useState<'month' | 'list'>('list');
  return (
    <Shell
      isNavCollapsed={isCollapsed}
      onNavCollapsedChange={setCollapsed}
      nav={
        <SideNav
          entries={entries}
          top={
            !isCollapsed && (
              <>
                <ChoiceButton
                  label="Brand: Fernhill Coffee, Admin, change brand"
                  description="Admin"
                  mark={
                    <Avatar
                      initials="FC"
                      size="small"
                      shape="square"
                      colors={{ ground: '#2e6150', text: '#fff' }}
                    />
                  }
                >
                  Fernhill Coffee
                </ChoiceButton>
                <FieldButton icon={Search} shortcut="Ctrl K">
                  Search
                </FieldButton>
              </>
            )
          }
          bottom={
            <ChoiceButton
              label="Account: Ada Lovelace, Admin"
              description="Admin"
              icon={ChevronsUpDown}
              mark={<Avatar initials="AL" />}
            >
              Ada Lovelace
            </ChoiceButton>
          }
        />
      }
      {...(hasNotice ? { notice } : {})}
      tools={<IconButton icon={Bell} label="Notifications, 3 pending approvals" />}
    >
      <Page
        layout="gallery"
        bar={
          <PageBar
            title="Content calendar"
            hasViewBar
            views={
              <PageViews
                label="View"
                value={view}
                onChange={setView}
                options={[
                  { value: 'month', label: 'Month' },
                  { value: 'list', label: 'List' },
                ]}
              />
            }
            actions={[{ id: 'create', label: 'Create content', icon: Plus, isPrimary: true }]}
          />
        }
      >
        <ViewBar
          label="Filter content"
          search={<SearchField label="Search content" placeholder="Search content" />}
          filters={<StatusFilter />}
          count="4 items"
        />
        <Section title="This week">
          <Grid as="ul">
            {posts.map(([title, state, date]) => (
              <Card key={title} as="li" padding="small">
                <Stack gap={12}>
                  <Inline justify="between">
                    <StatusBadge status={state} />
                  </Inline>
                  <Link href="/content/edit/1" variant="strong">
                    {title}
                  </Link>
                  <Text size="caption" tone="muted">
                    {date}
                  </Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Section>
      </Page>
    </Shell>
  );
}

const meta = preview.meta({
  title: 'Layout/Shell',
  component: Shell,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      purpose: 'The frame of the signed-in product: navigation, tools, main.',
      avoid: 'Before sign-in the frame is AuthLayout.',
      keys: [
        { keys: ['Tab'], does: 'Comes to the skip link, then the navigation', story: 'Expanded' },
        { keys: ['Enter'], does: 'Opens and closes the navigation', story: 'Expanded' },
        {
          keys: ['Escape'],
          does: 'Closes the navigation on phones; focus goes back',
          story: 'OverlayOnPhones',
        },
      ],
      dos: ['Begin main with a Page: its bar shares a row with the toggle and the tools.'],
      donts: ['Put more than two or three tools beside each other.'],
      heard: 'Default',
    }),
  },
  args: {
    children: (
      <Page layout="figures" bar={<PageBar title="Dashboard" />}>
        The screen
      </Page>
    ),
    nav: <Text>The navigation</Text>,
    isNavCollapsed: false,
    onNavCollapsedChange: () => undefined,
  },
});

export const Default = meta.story({});

export const Expanded = meta.story({
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    const group = canvas.getByRole('button', { name: 'Content' });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'Calendar' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Calendar' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

export const Collapsed = meta.story({
  render: () => <Example startCollapsed />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Navigation' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    canvas.getByRole('link', { name: 'Dashboard' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Logotype' })).toHaveFocus();
    await expect(canvas.getAllByText('Logotype')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByText('Logotype')).toHaveLength(1);
  },
});

export const OverlayOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Navigation' });
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    const nav = canvas.getByLabelText('Main');
    await expect(nav).toHaveAttribute('inert');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nav).toHaveFocus());
    await expect(canvas.getByRole('main', { hidden: true })).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nav).toHaveFocus());
  },
});

export const OverlayInLargeText = meta.story({
  // Layouts respond to large text as to a narrow window.
  globals: { textSize: '200' },
  render: () => <Example />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Main')).toHaveAttribute('inert'));
  },
});

/** The whole menu of the product is in sight at 800 px. */
export const WholeMenu = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => <Example />,
  play: async ({ canvas }) => {
    const nav = canvas.getByLabelText('Main');
    await expect(within(nav).getAllByRole('link')).toHaveLength(19);
    const scroller = within(nav)
      .getByRole('link', { name: 'Dashboard' })
      .closest('ul')?.parentElement;
    await expect(scroller?.scrollHeight).toBeLessThanOrEqual(scroller?.clientHeight ?? 0);
    for (const link of within(nav).getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(26);
    }
  },
});

/** Between the toggle and the tools the page's own bar takes the clicks. */
export const HeaderLetsThrough = meta.story({
  render: () => <Example />,
  play: async ({ canvas }) => {
    const view = canvas.getByRole('radiogroup', { name: 'View' }).getBoundingClientRect();
    const there = document.elementFromPoint(view.left + 20, view.top + view.height / 2);
    await expect(canvas.getByRole('main').contains(there)).toBe(true);
    const create = canvas.getByRole('button', { name: 'Create content' }).getBoundingClientRect();
    const bell = canvas.getByRole('button', { name: /^Notifications/ }).getBoundingClientRect();
    await expect(bell.left - create.right).toBeGreaterThanOrEqual(8);
  },
});

export const WithANotice = meta.story({
  render: () => <Example hasNotice />,
  play: async ({ canvas }) => {
    const reload = canvas.getByRole('button', { name: 'Reload' });
    await expect(canvas.getByRole('main')).toContainElement(reload);
    const { left, top, width, height } = reload.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(reload);
  },
});
