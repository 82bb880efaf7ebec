import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { RotateCw } from 'lucide';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton';
import { Stack } from '../Stack/Stack';
import { TransferRow } from './TransferRow';

const meta = preview.meta({
  title: 'Feedback/TransferRow',
  component: TransferRow,
  decorators: [
    (Story) => (
      <Stack as="ul">
        <Story />
      </Stack>
    ),
  ],
  args: { name: 'summer.pdf', value: 45, state: '45%, 1.2 MB of 3 MB' },
  parameters: guide({
    purpose: 'One file of several that are being sent, with what can be done about it.',
    avoid: 'For one thing alone use ProgressBar.',
    keys: [],
    dos: ['Name each action with the file: "Cancel upload of a.pdf".'],
    donts: ['Take a failed row away by itself.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const OnItsWay = meta.story({
  args: { name: 'brief.pdf', value: 45, state: '45%, 1.20 MB of 2.67 MB' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'brief.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '45');
    await expect(bar).toHaveAttribute('aria-valuetext', '45%, 1.20 MB of 2.67 MB');
  },
});

export const Failed = meta.story({
  args: {
    name: 'brief.pdf',
    value: 0,
    state: 'Not uploaded',
    errorMessage: 'The workspace cannot be reached.',
    actions: <IconButton icon={RotateCw} label="Upload brief.pdf again" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The workspace cannot be reached.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload brief.pdf again' })).toBeVisible();
  },
});
