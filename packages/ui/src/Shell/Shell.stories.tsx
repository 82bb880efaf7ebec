import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import {
  Bell,
  CalendarDays,
  ChartLine,
  FileText,
  FolderOpen,
  Image,
  KeyRound,
  LayoutDashboard,
  Mail,
  Megaphone,
  MessageSquareQuote,
  Palette,
  PenLine,
  Plus,
  Settings,
  Shapes,
  Sparkles,
  Type,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Grid } from '../Grid/Grid';
import { IconButton } from '../IconButton/IconButton';
import { Inline } from '../Inline/Inline';
import { InlineAlert } from '../InlineAlert/InlineAlert';
import { Link } from '../Link/Link';
import { Page } from '../Page/Page';
import { PageHeader } from '../PageHeader/PageHeader';
import { SearchField } from '../SearchField/SearchField';
import { Section } from '../Section/Section';
import { Select } from '../Select/Select';
import type { NavEntry } from '../SideNav/nav-entry';
import { SideNav } from '../SideNav/SideNav';
import { Stack } from '../Stack/Stack';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { Text } from '../Text/Text';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup';
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
    icon: Shapes,
    links: [
      at('Logotype', '/brand/logos', Image),
      at('Colors', '/brand/colors', Palette),
      at('Typography', '/brand/typography', Type),
    ],
  },
  {
    label: 'Brand Persona',
    icon: Sparkles,
    links: [
      at('Tone of Voice', '/brand/voice', MessageSquareQuote),
      at('Messaging', '/brand/messaging', PenLine),
    ],
  },
  {
    label: 'Content',
    icon: FileText,
    links: [
      at('Calendar', '/content/calendar', CalendarDays, true),
      at('Create', '/content/create', Plus),
    ],
  },
  {
    label: 'Marketing',
    icon: Megaphone,
    links: [
      at('Email', '/marketing/email', Mail),
      at('Performance', '/marketing/performance', ChartLine),
    ],
  },
  { label: 'Analytics', icon: ChartLine, links: [at('Keywords', '/analytics/keywords', KeyRound)] },
  at('File Library', '/files', FolderOpen),
  at('Team Members', '/team', Users),
  at('Settings', '/settings', Settings),
];

const posts = [
  ['Summer launch, teaser', 'pending', 'Jun 3, 2025, 9:00 AM'],
  ['Behind the studio', 'scheduled', 'Jun 5, 2025, 2:30 PM'],
  ['Ten years of colour', 'draft', 'Created on May 28, 2025'],
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

function Example({
  startCollapsed = false,
  hasNotice = false,
}: {
  startCollapsed?: boolean;
  hasNotice?: boolean;
}) {
  const [isCollapsed, setCollapsed] = useState(startCollapsed);
  const [view, setView] = useState<'calendar' | 'list'>('list');
  const [status, setStatus] = useState<'all' | 'pending'>('all');
  return (
    <Shell
      title="Content calendar"
      isNavCollapsed={isCollapsed}
      onNavCollapsedChange={setCollapsed}
      nav={
        <SideNav
          entries={entries}
          bottom={
            <Text size="small" tone="muted">
              Ada Lovelace
            </Text>
          }
        />
      }
      {...(hasNotice ? { notice } : {})}
      tools={<IconButton icon={Bell} label="Notifications, 3 pending approvals" />}
    >
      <Page>
        <PageHeader
          title="Content calendar"
          description="Everything that is planned, waiting or out, by day."
          actions={
            <Button variant="primary" icon={Plus}>
              Create content
            </Button>
          }
          filters={
            <>
              <SearchField label="Search content" placeholder="Search content" />
              <Select
                label="Status"
                value={status}
                onChange={setStatus}
                options={[
                  { value: 'all', label: 'All statuses' },
                  { value: 'pending', label: 'Pending' },
                ]}
              />
              <ToggleGroup
                label="View"
                value={view}
                onChange={setView}
                options={[
                  { value: 'calendar', label: 'Calendar' },
                  { value: 'list', label: 'List' },
                ]}
              />
              <Button variant="quiet">Reset Filters</Button>
            </>
          }
          count="4 items match"
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
                  <Text size="small" tone="muted">
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
      purpose: 'The frame of the signed-in product: navigation, header, main.',
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
      dos: ['Name the place in the header; the page has its own heading.'],
      donts: ['Put a second navigation into the header.'],
      heard: 'Default',
    }),
  },
  args: {
    children: <Text>The screen</Text>,
    nav: <Text>The navigation</Text>,
    title: 'Content calendar',
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
  // Layouts give way to large text as to a narrow window.
  globals: { textSize: '200' },
  render: () => <Example />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Main')).toHaveAttribute('inert'));
  },
});

export const WithANotice = meta.story({
  render: () => <Example hasNotice />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('button', { name: 'Reload' }),
    );
  },
});
