import preview from '@brandroom/stories/preview';
import { expect, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { RolesScreen } from './RolesScreen';

const meta = preview.meta({
  title: 'Screens/RolesScreen',
  // The roles are part of the code.
  tags: ['!autodocs', 'never-loading', 'never-empty', 'never-error'],
  component: RolesScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const roles = () => <RolesScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{roles}</StoryFrame>,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Permissions by role' }));
    await expect(table.getAllByRole('row')).toHaveLength(14);
    const budgets = table.getByRole('row', { name: /^Manage Budgets/ });
    const cells = within(budgets).getAllByRole('cell');
    await expect(cells.map(({ textContent }) => textContent?.trim())).toEqual(['Yes', 'No', 'No']);
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{roles}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Access Denied' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('Only agency administrators can access this page.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toBeVisible();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{roles}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
