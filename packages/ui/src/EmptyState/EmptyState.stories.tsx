import { FolderOpen } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { DeniedState } from '../DeniedState/DeniedState';
import { ErrorState } from '../ErrorState/ErrorState';
import { EmptyState } from './EmptyState';

const retry = fn();

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No files found',
    description: 'Upload files to get started',
    icon: FolderOpen,
    action: <Button variant="primary">Upload Files</Button>,
  },
});

export const Empty = meta.story();

export const Failed = meta.story({
  render: () => (
    <ErrorState
      title="The files could not be loaded"
      description="Nothing was lost. The store did not answer."
      onRetry={retry}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalled();
  },
});

export const FailedPage = meta.story({
  render: () => (
    <ErrorState
      title="Unexpected Application Error!"
      headingLevel={1}
      isFocusedOnMount
      onRetry={retry}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const Denied = meta.story({
  render: () => (
    <DeniedState description="Seeing the team needs the view right on this brand. An admin of Acme can grant it." />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});
