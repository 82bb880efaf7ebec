import preview from '@brandroom/stories/preview';
import { expect, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { SecurityScreen } from './SecurityScreen';

const meta = preview.meta({
  title: 'Screens/SecurityScreen',
  // Everyone may change their own password and has at least the current session.
  tags: ['!autodocs', 'never-empty', 'never-denied'],
  component: SecurityScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const security = () => <SecurityScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{security}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Sample accounts accept any password until you set one here/),
    ).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{security}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'any');
    await userEvent.type(canvas.getByLabelText('New password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Password changed')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  },
});

export const Differing = meta.story({
  render: () => <StoryFrame as="editor">{security}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'any');
    await userEvent.type(canvas.getByLabelText('New password'), 'correct horse');
    const confirmation = canvas.getByLabelText('Confirm new password');
    await expect(canvas.getByRole('button', { name: 'Show the confirmation' })).toBeVisible();
    await userEvent.type(confirmation, 'battery staple');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(confirmation).toHaveFocus());
    await expect(confirmation).toHaveAccessibleDescription('The two new passwords differ.');
  },
});

export const Sessions = meta.story({
  render: () => (
    <StoryFrame
      as="editor"
      before={async ({ other }) => {
        await other('editor');
        await other('editor');
      }}
    >
      {security}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Sessions' }));
    await expect(table.getByText('This session')).toBeVisible();
    const buttons = () => table.getAllByRole('button', { name: /^Sign out the session from/ });
    await expect(buttons()).toHaveLength(2);
    const [first] = buttons();
    if (first) await userEvent.click(first);
    await waitFor(() => expect(buttons()).toHaveLength(1));
    await waitFor(() => expect(buttons()[0]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out all others' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Sign out all others' })).toBeNull(),
    );
    await waitFor(() =>
      expect(table.getByRole('button', { name: 'Sign out this session' })).toHaveFocus(),
    );
  },
});

export const NotSignedOut = meta.story({
  render: () => (
    <StoryFrame
      before={({ other }) => other('admin')}
      simulation={{ fail: ['security.endSession'] }}
    >
      {security}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Sign out the session from/ }),
    );
    await expect(await canvas.findByText('The session could not be signed out')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{security}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading sessions' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['security.sessions'] }}>{security}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
