import type { FileId } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';

import { useApi } from '../../shared/api/api';
import type { StoryWorld } from '../../shared/testing/StoryFrame';
import { StoryFrame } from '../../shared/testing/StoryFrame';
import { ShareDialog } from './ShareDialog';

const meta = preview.meta({
  title: 'Parts/ShareDialog',
  tags: ['!autodocs', 'never-denied'],
  component: ShareDialog,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const id = 'file_1748736000000_10001m' as FileId;
const patience = { timeout: 10_000 };

function Dialog() {
  const { data } = useQuery(useApi().files.get.queryOptions({ input: { id } }));
  return data && <ShareDialog file={data} onClose={() => undefined} />;
}

async function twoLinks({ services: { client } }: StoryWorld) {
  const link = { assetId: id, expiresAt: null };
  const { url } = await client.shares.create({ ...link, isPublic: true });
  await client.shares.visit({ token: url?.replace('/share/', '') ?? '' });
  await client.shares.create({ ...link, isPublic: false, passphrase: 'seven beans a day' });
}

/** Ends the failures that a story began with. */
let recover: () => void;

const opened = () => screen.findByRole('dialog', { name: 'Share Quiet corner.svg' }, patience);

export const Empty = meta.story({
  render: () => <StoryFrame>{() => <Dialog />}</StoryFrame>,
  play: async () => {
    const dialog = await opened();
    await expect(await within(dialog).findByText('No links yet.')).toBeVisible();
    const anyone = within(dialog).getByRole('radio', { name: 'Anyone with the link' });
    await expect(anyone).toBeChecked();
    await expect(anyone).toHaveFocus();
  },
});

export const Loaded = meta.story({
  render: () => <StoryFrame before={twoLinks}>{() => <Dialog />}</StoryFrame>,
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await expect(await within(dialog).findByText(/^Opened 1 time, last on/)).toBeVisible();
    await userEvent.click(
      within(dialog).getByRole('button', { name: /^Revoke link: Anyone with the link, / }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Revoke this link?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke link' }));
    await waitFor(() => expect(within(dialog).queryByText(/^Opened 1 time/)).toBeNull());
    await waitFor(() =>
      expect(
        within(dialog).getByRole('button', { name: /^Revoke link: Anyone with the link and/ }),
      ).toHaveFocus(),
    );
  },
});

export const Created = meta.story({
  tags: ['loaded'],
  render: () => <StoryFrame>{() => <Dialog />}</StoryFrame>,
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(
      within(dialog).getByRole('radio', { name: 'Anyone with the link and a passphrase' }),
    );
    await userEvent.type(within(dialog).getByLabelText(/^Passphrase/), 'short');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create link' }));
    await expect(await within(dialog).findByText('Use at least 8 characters.')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(/^Passphrase/), ' no longer');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create link' }));
    await within(dialog).findByRole('heading', { name: 'Your new link' }, patience);
    const copy = within(dialog).getByRole('button', { name: 'Copy link' });
    await waitFor(() => expect(copy).toHaveFocus());
    await expect(copy).toHaveAccessibleDescription(/shown only once/);
    await expect(
      await within(dialog).findByRole('img', { name: 'QR code of the new link' }),
    ).toBeVisible();
    await expect(await within(dialog).findByText('Not opened yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  // The file is loaded; its links never are.
  render: () => <StoryFrame>{(world) => <Waiting world={world} />}</StoryFrame>,
  play: async () => {
    await expect(
      await screen.findByRole('progressbar', { name: 'Loading links' }, patience),
    ).toBeInTheDocument();
  },
});

function Waiting({ world }: { world: StoryWorld }) {
  const api = useApi();
  world.services.queryClient.setQueryDefaults(api.shares.list.key(), {
    queryFn: () => new Promise(() => undefined),
  });
  return <Dialog />;
}

export const Failed = meta.story({
  tags: ['error'],
  render: () => <StoryFrame simulation={{ fail: ['shares.list'] }}>{() => <Dialog />}</StoryFrame>,
  play: async () => {
    const dialog = await opened();
    await expect(await within(dialog).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const NotRevoked = meta.story({
  tags: ['error'],
  render: () => (
    <StoryFrame
      simulation={{ fail: ['shares.delete'] }}
      before={async (world) => {
        recover = () => world.simulate({});
        await twoLinks(world);
      }}
    >
      {() => <Dialog />}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(
      await within(dialog).findByRole('button', { name: /^Revoke link: Anyone with the link, / }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Revoke this link?' });
    const revoke = within(question).getByRole('button', { name: 'Revoke link' });
    await userEvent.click(revoke);
    await expect(await within(question).findByText(/^That did not work/)).toBeVisible();
    recover();
    await userEvent.click(revoke);
    await waitFor(() => expect(within(dialog).queryByText(/^Opened 1 time/)).toBeNull());
  },
});
