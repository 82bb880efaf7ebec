import preview from '@brandroom/stories/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { IntegrationsScreen } from './IntegrationsScreen';

const meta = preview.meta({
  title: 'Screens/IntegrationsScreen',
  // Everyone may see their brand's integrations.
  tags: ['!autodocs', 'never-denied'],
  component: IntegrationsScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const integrations = () => <IntegrationsScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="manager">{integrations}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const social = within(await canvas.findByRole('list', { name: 'Social platforms' }));
    await expect(social.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(social.getByRole('button', { name: 'Connect X' }));
    const disconnect = await social.findByRole('button', { name: 'Disconnect X' });
    await expect(disconnect).toHaveFocus();
    const pages = within(social.getByRole('group', { name: 'X pages' }));
    await expect(pages.getByRole('checkbox', { name: '@fernhillcoffee' })).toBeChecked();
  },
});

export const PagesSelected = meta.story({
  render: () => <StoryFrame as="admin">{integrations}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const pages = within(await canvas.findByRole('group', { name: 'LinkedIn pages' }));
    await userEvent.click(pages.getByRole('checkbox', { name: 'Fernhill Coffee Careers' }));
    await userEvent.click(pages.getByRole('checkbox', { name: 'Fernhill Coffee' }));
    await userEvent.click(pages.getByRole('checkbox', { name: 'Fernhill Coffee Careers' }));
    await expect(await canvas.findByText(/^No page is selected/)).toBeVisible();
    await expect(
      await screen.findByText('Saved. LinkedIn publishes to Fernhill Coffee Careers.'),
    ).toBeInTheDocument();
    await expect(
      await screen.findByText(/^LinkedIn pages saved\. No page is selected\./),
    ).toBeInTheDocument();
  },
});

export const Undone = meta.story({
  render: () => <StoryFrame as="admin">{integrations}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect Facebook' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Facebook disconnected' });
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Disconnect Facebook' })).toBeVisible();
  },
});

export const TestMessage = meta.story({
  render: () => <StoryFrame as="admin">{integrations}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Send test message to Slack' }),
    );
    const outbox = within(await canvas.findByRole('list', { name: 'Outbox' }));
    await expect(
      outbox.getByText(
        'Slack: This is a test message. Notifications for Fernhill Coffee will arrive here.',
      ),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => (
    <StoryFrame as="admin" brand="empty">
      {integrations}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No messages yet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Disconnect/ })).toBeNull();
  },
});

export const WithoutABrand = meta.story({
  render: () => (
    <StoryFrame as="admin" brand="none">
      {integrations}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to manage its integrations.'),
    ).toBeVisible();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{integrations}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Editors can’t manage this brand.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /onnect/ })).toBeNull();
    await expect(canvas.getByText(/^Where this brand publishes its posts/)).toBeVisible();
    await expect(canvas.queryByText(/^Send a test message/)).toBeNull();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{integrations}</StoryFrame>,
  play: async ({ canvas }) => {
    const pages = await canvas.findAllByText('Publishes to Fernhill Coffee');
    await expect(pages).toHaveLength(2);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const ChangeFailed = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['integrations.connectSocial'] }}>
      {integrations}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Bluesky' }));
    await expect(await canvas.findByText('Could not connect Bluesky')).toBeVisible();
    const connect = canvas.getByRole('button', { name: 'Connect Bluesky' });
    await waitFor(() => expect(connect).toHaveTextContent('Connect'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Could not connect Bluesky')).toBeVisible();
  },
});

/** Fills and submits the form of a site. */
async function connectTo(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  host: string,
): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Site URL'), `https://${host}`);
  await userEvent.type(canvas.getByLabelText('Username'), 'editor');
  await userEvent.type(canvas.getByLabelText('Application password'), 'abcd efgh ijkl');
  await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
}

export const WordPressSynced = meta.story({
  render: () => <StoryFrame as="manager">{integrations}</StoryFrame>,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await connectTo(story, 'blog.example.com');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync Now' }));
    await waitFor(() => expect(canvas.getByText('0 approved posts')).toBeVisible(), {
      timeout: 10_000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Log' }));
    const log = within(canvas.getByRole('list', { name: 'Log' }));
    await expect(await log.findByText(/^Synced: the site has/)).toBeVisible();
  },
});

/** While it syncs, the site can’t be disconnected: a line says why and leads to the rule. */
export const WordPressSyncing = meta.story({
  render: () => (
    <StoryFrame as="manager" simulation={{ latency: 2 }}>
      {integrations}
    </StoryFrame>
  ),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await connectTo(story, 'blog.example.com');
    const sync = await canvas.findByRole('button', { name: 'Sync Now' }, { timeout: 10_000 });
    await userEvent.click(sync);
    const rule = await canvas.findByRole('link', { name: 'See why you can’t: Disconnect' });
    await expect(rule).toHaveAttribute(
      'href',
      expect.stringMatching(/\/workflows\/wordpress\?state=\w+&event=DISCONNECT$/u),
    );
  },
});

export const WordPressRefused = meta.story({
  render: () => <StoryFrame as="admin">{integrations}</StoryFrame>,
  play: async (story) => {
    const { canvas } = story;
    await connectTo(story, 'refuse.example.com');
    const password = canvas.getByLabelText('Application password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(
      /refuse\.example\.com refused the username or application password\./,
    );
    await expect(password).toHaveValue('abcd efgh ijkl');
  },
});

export const WordPressStopped = meta.story({
  render: () => <StoryFrame as="admin">{integrations}</StoryFrame>,
  play: async (story) => {
    const { canvas, userEvent } = story;
    await connectTo(story, 'readonly.example.com');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync Now' }));
    await expect(await canvas.findByText('The sync has stopped')).toBeVisible();
    await expect(canvas.getByText(/Published posts stay published\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const site = canvas.getByRole('heading', { name: 'readonly.example.com' });
    await waitFor(() => expect(site).toHaveFocus());
  },
});

/** The site never answers to the second post. */
async function holdSecondPost({ services }: StoryWorld): Promise<void> {
  const { client } = services;
  let calls = 0;
  const holding = new Proxy(client.integrations, {
    get: (target, name: keyof typeof client.integrations) => {
      if (name !== 'publishToWordPress') return target[name];
      const publish: typeof target.publishToWordPress = (...args) => {
        calls += 1;
        return calls === 2 ? new Promise(() => undefined) : target.publishToWordPress(...args);
      };
      return publish;
    },
  });
  services.client = new Proxy(client, {
    get: (target, name: keyof typeof client) => (name === 'integrations' ? holding : target[name]),
  });
}

/** A later sync counts only its own posts. */
export const WordPressSyncedInTwoSteps = meta.story({
  render: () => (
    <StoryFrame as="admin" before={holdSecondPost}>
      {integrations}
    </StoryFrame>
  ),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await connectTo(story, 'blog.example.com');
    const sync = await canvas.findByRole('button', { name: 'Sync Now' });
    await userEvent.click(sync);
    const bar = await canvas.findByRole('progressbar', { name: /^Publishing/ });
    await waitFor(() => expect(bar).toHaveTextContent(/1 of \d+$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    const site = canvas.getByRole('heading', { name: 'blog.example.com' });
    await waitFor(() => expect(site).toHaveFocus());
    const waiting = canvas.getByText(/approved posts?$/).textContent ?? '';
    await userEvent.click(sync);
    const toast = await screen.findByRole('alertdialog', { name: /^Sync complete/ });
    await expect(toast).toHaveAccessibleName(
      `Sync complete: ${waiting.replace('approved ', '')} published`,
    );
  },
});

export const Loading = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ latency: 10 }}>
      {integrations}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading Integrations' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame as="admin" simulation={{ fail: ['integrations.listSocial'] }}>
      {integrations}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
