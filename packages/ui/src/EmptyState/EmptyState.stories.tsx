import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { FolderOpen } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';
import * as styles from './EmptyState.css';

const onUpload = fn();

const meta = preview.meta({
  title: 'Feedback/EmptyState',
  component: EmptyState,
  argTypes: choices({ frame: styles.frames }),
  args: {
    title: 'No files found',
    description: 'Upload files to get started',
    icon: FolderOpen,
    action: (
      <Button variant="primary" onPress={onUpload}>
        Upload Files
      </Button>
    ),
  },
  parameters: guide({
    purpose: 'Says what will be here and offers the first step.',
    avoid: 'When nothing matches a filter: say so, and offer to reset it.',
    keys: [],
    dos: ['Offer the first step as a button.'],
    donts: ['Apologise.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    onUpload.mockClear();
    await expect(canvas.getByRole('heading', { level: 2, name: 'No files found' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upload Files' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUpload).toHaveBeenCalledTimes(1);
  },
});

export const WordsOnly = meta.story({
  render: () => <EmptyState title="No tasks" headingLevel={3} frame="none" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No tasks' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
