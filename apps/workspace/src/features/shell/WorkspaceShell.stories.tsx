import preview from '@brandroom/stories/preview';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { viewing } from '../../shared/auth/viewing';
import type { StoryWorld } from '../../shared/testing/StoryFrame';
import { StoryFrame } from '../../shared/testing/StoryFrame';
import { WorkspaceShell } from './WorkspaceShell';

const meta = preview.meta({
  title: 'Screens/WorkspaceShell',
  // The splash screen is shown until the route has loaded the person; entries without permission
  // are left out.
  tags: ['!autodocs', 'never-loading', 'never-denied'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Menus and popovers render at the end of the page, outside the story's element. */
const pageOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const OfAnAdmin = meta.story({
  tags: ['loaded'],
  render: () => (
    <StoryFrame isShell path="/content/calendar">
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const calendar = await canvas.findByRole('link', { name: 'Calendar' });
    await expect(calendar).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute(
      'aria-current',
    );
    const toggle = canvas.getByRole('button', { name: 'Navigation' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
});

/** A record that has the word in its name is before those that have it in their text. */
export const PaletteWithABestResult = meta.story({
  render: () => (
    <StoryFrame isShell path="/">
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Calendar' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Search Brandroom' }),
      'price',
    );
    await screen.findByRole('option', { name: /^Wholesale price list/u });
    await expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(/^Wholesale price list/u);
  },
});

/** The palette has only the pages and actions that a viewer can use. */
export const PaletteOfAViewer = meta.story({
  render: () => (
    <StoryFrame isShell as="viewer" path="/content/calendar">
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Calendar' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Search Brandroom' });
    const entries = () =>
      screen
        .getAllByRole('option')
        .map((entry) => entry.querySelector(':scope > span:not([aria-hidden])')?.textContent);
    const looks = ['System', 'Light', 'Dark', 'High contrast', 'High contrast, dark'];
    await expect(entries()).toEqual([
      'Dashboard, G then D',
      'Logotype, G then B',
      'Colors, G then O',
      'Typography, G then T',
      'Co-Branding, G then P',
      'Tone of Voice, G then V',
      'Messaging, G then M',
      'Brand Context, G then X',
      'Calendar, G then C',
      'Campaigns, G then A',
      'Print, G then N',
      'Email, G then E',
      'Performance, G then Y',
      'Keywords, G then K',
      'File Library, G then F',
      'Workflows, G then W',
      'Team Members, G then U',
      'Settings, G then S',
      'Help, G then H',
      'Brand book',
      'Keyboard shortcuts, ?',
      'Sign out',
      ...looks.map((look) => `Theme: ${look}`),
      'Density: Comfortable',
      'Density: Compact',
    ]);
    await userEvent.type(field, 'Settings:');
    await waitFor(() =>
      expect(entries()).toEqual([
        'Settings, G then S',
        'Settings: Account, Profile and picture',
        'Settings: Security, Password and sessions',
        'Settings: Notifications, Events and channels',
        'Settings: Integrations, Social channels, Slack, Teams and WordPress',
        'Settings: Brands, Your brands and your role in each',
        'Settings: Sample data, Export, import, backup and reset',
      ]),
    );
  },
});

export const ChoosingABrand = meta.story({
  render: () => (
    <StoryFrame isShell as="editor">
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const switcher = await canvas.findByRole('button', {
      name: 'Brand: Fernhill Coffee, Editor, change brand',
    });
    switcher.focus();
    await userEvent.keyboard('{Enter}');
    const page = pageOf(canvasElement);
    const brands = await page.findAllByRole('menuitemradio');
    await expect(brands.map((brand) => brand.getAttribute('aria-checked'))).toEqual([
      'true',
      'false',
    ]);
    await expect(page.getByRole('menuitemradio', { name: 'Fernhill Coffee, Editor' })).toBe(
      brands[0],
    );
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(page.getByText(/^Now working with/)).toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /change brand$/ })).toHaveFocus(),
    );
  },
});

export const ViewingAsAnotherUser = meta.story({
  beforeEach: () => {
    const leave = spyOn(viewing, 'leave').mockImplementation(() => undefined);
    return () => leave.mockRestore();
  },
  render: () => (
    <StoryFrame isShell as="editor">
      {(world) => <WorkspaceShell {...world} isViewing />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'Viewing as Elena Fischer. You can look but not change anything. Press X to stop viewing.',
        { ignore: '[data-live-announcer] *' },
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    await userEvent.keyboard('x');
    await waitFor(() => expect(viewing.leave).toHaveBeenCalledWith('/team', expect.any(String)));
  },
});

export const OneBrandOnly = meta.story({
  render: () => (
    <StoryFrame isShell as="viewer">
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fernhill Coffee')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /change brand/ })).not.toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: 'Notifications, no pending approvals' }),
    ).toBeVisible();
  },
});

export const Notifications = meta.story({
  render: () => <StoryFrame isShell>{(world) => <WorkspaceShell {...world} />}</StoryFrame>,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bell = await canvas.findByRole('button', {
      name: /^Notifications, \d+ pending approvals, \d+ new$/,
    });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const list = within(
      await pageOf(canvasElement).findByRole('dialog', { name: 'Notifications' }),
    );
    await expect(list.getAllByText('Content Needs Approval').length).toBeGreaterThan(0);
    await expect(list.getByRole('link', { name: 'View Content Calendar' })).toHaveAttribute(
      'href',
      '/content/calendar',
    );
    const unread = list.getAllByText('New').length;
    await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(list.queryAllByText('New').length).toBeLessThan(unread));
    await expect(list.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    const [back] = list.getAllByRole('button', { name: /^Mark “.+” as unread$/ });
    back?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await list.findByText('New')).toBeInTheDocument();
    await expect(back).toHaveFocus();
    await expect(back).toHaveAccessibleName(/ as read$/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list.queryByText('New')).not.toBeInTheDocument());
  },
});

export const NotSetBack = meta.story({
  render: () => (
    <StoryFrame isShell simulation={{ fail: ['notifications.markUnread'] }}>
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications, / }));
    const list = within(await page.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }));
    const [back] = await list.findAllByRole('button', { name: /^Mark “.+” as unread$/ });
    if (!back) throw new Error('Nothing was read.');
    await userEvent.click(back);
    await expect(
      await page.findByText('The notification could not be marked as unread'),
    ).toBeInTheDocument();
    await expect(page.getByRole('button', { name: 'Try again', hidden: true })).toBeInTheDocument();
    await expect(list.queryByText('New')).not.toBeInTheDocument();
  },
});

/** Another person rejects an item of the editor. */
async function rejectOne({ brandId, other }: StoryWorld): Promise<void> {
  if (!brandId) throw new Error('There is no brand.');
  const [editor, admin] = await Promise.all([other('editor'), other('admin')]);
  const { items } = await editor.content.list({ brandId, status: 'draft', limit: 1 });
  const [draft] = items;
  if (!draft) throw new Error('There is no draft.');
  const copy = await editor.content.duplicate({ id: draft.id });
  const { id, version } = await editor.content.submit({ id: copy.id, version: copy.version });
  await admin.content.reject({ id, version, note: 'Too loud.' });
}

export const NotificationsOfAnAuthor = meta.story({
  render: () => (
    <StoryFrame isShell as="editor" before={rejectOne}>
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications, / }));
    const list = within(
      await pageOf(canvasElement).findByRole('dialog', { name: 'Notifications' }),
    );
    const updates = within(list.getByRole('list', { name: 'Updates' }));
    await expect(updates.getByText(/^Rejected by .+ “Too loud\.”$/u)).toBeInTheDocument();
    await expect(updates.getByText('New')).toBeInTheDocument();
    await expect(updates.getByRole('link', { name: /\(copy\)$/u })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/content\/edit\/content_/u),
    );
    await expect(list.getByRole('link', { name: 'Notification settings' })).toBeInTheDocument();
  },
});

export const NoNotifications = meta.story({
  tags: ['empty'],
  render: () => (
    <StoryFrame isShell brand="empty">
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Notifications, no pending approvals' }),
    );
    const list = within(
      await pageOf(canvasElement).findByRole('dialog', { name: 'Notifications' }),
    );
    await expect(list.getByText('No pending approvals')).toBeInTheDocument();
  },
});

export const NotificationsFailed = meta.story({
  tags: ['error'],
  render: () => (
    <StoryFrame isShell simulation={{ fail: ['notifications.list'] }}>
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));
    const list = within(
      await pageOf(canvasElement).findByRole('dialog', { name: 'Notifications' }),
    );
    await expect(await list.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
});

export const Simulation = meta.story({
  render: () => <StoryFrame isShell>{(world) => <WorkspaceShell {...world} />}</StoryFrame>,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Account: / }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Simulation…' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Simulation' }));
    const fails = dialog.getByRole('textbox', { name: /^Operations that fail/ });
    await userEvent.type(fails, 'content.aprove{Enter}');
    await expect(
      await dialog.findByText('There is no operation called content.aprove.'),
    ).toBeInTheDocument();
    await userEvent.clear(fails);
    await userEvent.type(fails, 'content.approve{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Simulation' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Account: / })).toHaveFocus());
  },
});

export const OnAPhone = meta.story({
  render: () => <StoryFrame isShell>{(world) => <WorkspaceShell {...world} />}</StoryFrame>,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Navigation' })).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => (
    <StoryFrame isShell brand="none">
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Select a brand' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
  },
});

const search = (element: HTMLElement) =>
  pageOf(element).findByRole('combobox', { name: 'Search Brandroom' });
const found = (element: HTMLElement, name: string) =>
  pageOf(element).findByRole('option', { name });

export const Searching = meta.story({
  render: () => (
    <StoryFrame isShell as="editor" path="/files">
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Search' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await search(canvasElement);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('comapct');
    const compact = await found(canvasElement, 'Density: Compact');
    await waitFor(() => expect(compact).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['density']).toBe('compact'));
    await expect(button).toBeVisible();
  },
  beforeEach: () => () => {
    delete document.documentElement.dataset['density'];
    localStorage.removeItem('brandroom:density');
  },
});

/** The key of the side navigation does what its button does. */
export const NavigationByKey = meta.story({
  render: () => (
    <StoryFrame isShell as="editor" path="/files">
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Navigation' });
    const isOpen = (answer: boolean) =>
      waitFor(() => expect(button).toHaveAttribute('aria-expanded', String(answer)));
    await isOpen(true);
    await userEvent.keyboard('[[');
    await isOpen(false);
    await expect(button).toHaveAttribute('aria-keyshortcuts', '[');
    await userEvent.keyboard('[[');
    await isOpen(true);
  },
  beforeEach: () => () => localStorage.removeItem('brandroom:nav-collapsed'),
});

/** Groups of records, and one announcement of their number. */
export const FoundRecords = meta.story({
  render: () => (
    <StoryFrame isShell as="editor">
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await search(canvasElement)).toHaveFocus());
    await userEvent.keyboard('harvest');
    const page = pageOf(canvasElement);
    await page.findByRole('group', { name: 'Content' });
    const files = page.getByRole('group', { name: 'Files' });
    await waitFor(() => expect(files).toBeVisible());
    const counts = () => page.getAllByRole('status').flatMap((each) => [...each.children]);
    await waitFor(() =>
      expect(counts().filter((each) => /^\d+ results$/u.test(each.textContent))).toHaveLength(1),
    );
  },
});

export const SearchFailed = meta.story({
  render: () => (
    <StoryFrame isShell simulation={{ fail: ['search.find'] }}>
      {(world) => <WorkspaceShell {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await search(canvasElement)).toHaveFocus());
    await userEvent.keyboard('dash');
    const page = pageOf(canvasElement);
    await page.findByText(/couldn’t be searched/);
    const again = page.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toBeVisible());
    await expect(await found(canvasElement, 'Dashboard, G then D')).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});
