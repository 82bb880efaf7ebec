import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ShareLink } from '@brandroom/domain/file/file.schema';
import type { FileId } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import type { StoryWorld } from '../../shared/testing/StoryFrame';
import { StoryFrame } from '../../shared/testing/StoryFrame';
import { ShareScreen } from './ShareScreen';

const meta = preview.meta({
  title: 'Screens/ShareScreen',
  tags: ['!autodocs'],
  component: ShareScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const assetId = 'file_1748736000000_10001m' as FileId;
const passphrase = 'seven beans a day';
const tokenOf = (url: string | null) => url?.replace('/share/', '') ?? '';

const protectedLink = async (client: WorkspaceClient) => {
  const input = { assetId, isPublic: false, passphrase, expiresAt: null };
  return tokenOf((await client.shares.create(input)).url);
};

/** Creates a link and shows its screen, which is the same for everyone who may open the link. */
function story(
  as: 'admin' | 'editor' | 'viewer',
  make: (client: WorkspaceClient) => Promise<string>,
  fail: string[] = [],
) {
  let token = '';
  return (
    <StoryFrame
      as={as}
      simulation={{ fail }}
      before={async ({ services: { client } }) => {
        token = await make(client);
      }}
    >
      {({ services }) => <ShareScreen client={services.client} token={token} />}
    </StoryFrame>
  );
}

const publicLink = async (client: WorkspaceClient) =>
  tokenOf((await client.shares.create({ assetId, isPublic: true, expiresAt: null })).url);
const patience = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);

export const Loaded = meta.story({
  render: () => story('admin', publicLink),
  play: async ({ canvas, userEvent }) => {
    await heading('Quiet corner.svg');
    const view = await canvas.findByRole('button', { name: 'View' });
    await waitFor(() => expect(view).toBeEnabled());
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeEnabled();
    await userEvent.click(view);
    await screen.findByRole('dialog', { name: 'Quiet corner.svg' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(view).toHaveFocus());
  },
});

export const Passphrase = meta.story({
  tags: ['loaded'],
  render: () => story('editor', protectedLink),
  play: async ({ canvas, userEvent }) => {
    await heading('This file is protected');
    const field = canvas.getByLabelText(/^Passphrase/);
    await userEvent.type(field, 'not this one{Enter}');
    await expect(await canvas.findByText(/^Wrong passphrase/, shown)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
});

/** Returns a client of a link whose next call of an operation fails. */
function failingOnce(
  client: WorkspaceClient,
  fails: (name: 'visit' | 'open', input: object) => boolean,
) {
  let hasFailed = false;
  const shares = new Proxy(client.shares, {
    get: (target, name: 'visit' | 'open') => async (input: never) => {
      if (!hasFailed && fails(name, input)) {
        hasFailed = true;
        // Fails after the press has ended, like a connection.
        await new Promise((resolve) => setTimeout(resolve, 50));
        throw Object.assign(new Error('No connection.'), { code: 'offline' });
      }
      return target[name](input);
    },
  });
  return { shares } as WorkspaceClient;
}

/** Shows the screen of a link with a connection that fails once. */
function interrupted(
  make: (client: WorkspaceClient) => Promise<string>,
  fails: Parameters<typeof failingOnce>[1],
) {
  let token = '';
  return (
    <StoryFrame
      before={async ({ services: { client } }) => {
        token = await make(client);
      }}
    >
      {({ services }) => <Once client={services.client} token={token} fails={fails} />}
    </StoryFrame>
  );
}

function Once({
  client,
  token,
  fails,
}: {
  client: WorkspaceClient;
  token: string;
  fails: Parameters<typeof failingOnce>[1];
}) {
  const [failing] = useState(() => failingOnce(client, fails));
  return <ShareScreen client={failing} token={token} />;
}

/** The typed passphrase is kept for a retry. */
export const PassphraseNotSent = meta.story({
  render: () => interrupted(protectedLink, (_, input) => 'passphrase' in input),
  play: async ({ canvas, userEvent }) => {
    await heading('This file is protected');
    const field = canvas.getByLabelText(/^Passphrase/);
    await userEvent.type(field, `${passphrase}{Enter}`);
    await expect(await canvas.findByText(/^The workspace cannot be reached/)).toBeVisible();
    await expect(field).toHaveValue(passphrase);
  },
});

/** The visit succeeded, but loading the file failed. */
export const FileNotLoaded = meta.story({
  render: () => interrupted(publicLink, (name) => name === 'open'),
  play: async ({ canvas, userEvent }) => {
    const title = await heading('Quiet corner.svg');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Download' })).toBeEnabled());
    await waitFor(() => expect(title).toHaveFocus());
  },
});

/** Returns a client of a link that is revoked between the visit and the loading of its file. */
function revoking(client: WorkspaceClient, id: ShareLink['id']) {
  const shares = new Proxy(client.shares, {
    get: (target, name: 'visit' | 'open') => async (input: never) => {
      if (name === 'open') await client.shares.delete({ id });
      return target[name](input);
    },
  });
  return { shares } as WorkspaceClient;
}

/** A retry cannot help, so the page says what happened. */
export const RevokedWhileOpen = meta.story({
  render: () => {
    const made: { link?: ShareLink } = {};
    return (
      <StoryFrame
        before={async ({ services: { client } }) => {
          made.link = await client.shares.create({ assetId, isPublic: true, expiresAt: null });
        }}
      >
        {({ services }) => <Revoking client={services.client} link={made.link as ShareLink} />}
      </StoryFrame>
    );
  },
  play: async ({ canvas }) => {
    const title = await heading('Link revoked');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await waitFor(() => expect(title).toHaveFocus());
  },
});

function Revoking({ client, link }: { client: WorkspaceClient; link: ShareLink }) {
  const [ending] = useState(() => revoking(client, link.id));
  return <ShareScreen client={ending} token={tokenOf(link.url)} />;
}

export const Unknown = meta.story({
  tags: ['empty'],
  render: () => story('viewer', async () => 'x'.repeat(43)),
  play: async () => {
    await expect(await heading('Link not found')).toBeVisible();
  },
});

export const Revoked = meta.story({
  tags: ['denied'],
  render: () =>
    story('admin', async (client) => {
      const { id, url } = await client.shares.create({ assetId, isPublic: true, expiresAt: null });
      await client.shares.delete({ id });
      return tokenOf(url);
    }),
  play: async () => {
    await expect(await heading('Link revoked')).toBeVisible();
  },
});

let expiredToken = '';

/** Lets a link expire while the page is open. */
async function expire({ services: { client }, setNow }: StoryWorld): Promise<void> {
  const expiresAt = '2026-03-02T11:00:00.000Z';
  const link = await client.shares.create({ assetId, isPublic: true, expiresAt });
  expiredToken = tokenOf(link.url);
  setNow(expiresAt);
}

export const Expired = meta.story({
  render: () => (
    <StoryFrame before={expire}>
      {({ services: { client } }) => <ShareScreen client={client} token={expiredToken} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await heading('Link expired')).toBeVisible();
    await expect(canvas.getByText(/Mar 2, 2026, /)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
  },
});

const opened: { world: StoryWorld | null; token: string } = { world: null, token: '' };

/** Shows the screen of a protected link and keeps its world for the story. */
const protectedStory = () => (
  <StoryFrame
    as="editor"
    before={async (world) => {
      opened.world = world;
      opened.token = await protectedLink(world.services.client);
    }}
  >
    {({ services }) => <ShareScreen client={services.client} token={opened.token} />}
  </StoryFrame>
);

/** Each refusal is spoken as well. */
const shown = { ignore: '[data-live-announcer] *' };

/** After the third wrong passphrase every attempt has to wait, even with the right one. */
export const TooManyWrongPassphrases = meta.story({
  render: protectedStory,
  play: async ({ canvas, userEvent }) => {
    await heading('This file is protected');
    const field = canvas.getByLabelText(/^Passphrase/);
    for (const wrong of ['not this one', 'nor this one', 'nor that one']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${wrong}{Enter}`);
      await expect(await canvas.findByText(/^Wrong passphrase/, shown)).toBeVisible();
    }
    const wait = (time: string) => `Too many wrong passphrases. Try again in ${time}.`;
    await expect(await canvas.findByText(wait('2 seconds'), shown)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, `${passphrase}{Enter}`);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(wait('2 seconds')));
    await expect(field).toHaveValue(passphrase);
    await expect(canvas.queryByRole('heading', { name: 'Quiet corner.svg' })).toBeNull();

    opened.world?.setNow('2026-03-02T10:00:01.000Z');
    await expect(await canvas.findByText(wait('1 second'), shown, patience)).toBeVisible();
    await expect(canvas.queryByText(wait('2 seconds'), shown)).toBeNull();
    opened.world?.setNow('2026-03-02T10:00:02.000Z');
    await waitFor(() => expect(field).toBeValid(), patience);
    await expect(screen.getByText('You can try again now.')).toBeInTheDocument();
  },
});

/** Someone else tried wrong passphrases in the meantime. */
export const TooManyTriesByOthers = meta.story({
  render: protectedStory,
  play: async ({ canvas, userEvent }) => {
    await heading('This file is protected');
    const { world, token } = opened;
    for (const wrong of ['not this one', 'nor this one', 'nor that one'])
      await world?.services.client.shares.visit({ token, passphrase: wrong });
    const field = canvas.getByLabelText(/^Passphrase/);
    await userEvent.type(field, `${passphrase}{Enter}`);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining('Too many wrong passphrases. Try again in 2 seconds.'),
    );
    await expect(field).toHaveFocus();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame>{() => <ShareScreen client={silent} token="x" />}</StoryFrame>,
  play: async () => {
    await expect(
      await screen.findByRole('progressbar', { name: 'Opening link' }, patience),
    ).toBeVisible();
  },
});
const silent = {
  shares: { visit: () => new Promise(() => undefined) },
} as unknown as WorkspaceClient;

export const Failed = meta.story({
  tags: ['error'],
  render: () => story('admin', publicLink, ['shares.visit']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, patience)).toBeVisible();
  },
});
