import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Spinner } from '../Spinner/Spinner';
import { Stack } from '../Stack/Stack';
import { ProgressBar } from './ProgressBar';

const meta = preview.meta({
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading summer.pdf', value: 40 },
  parameters: guide({
    purpose: 'How far something is, in a bar and in words.',
    avoid: 'Where the share is not known for long: Spinner.',
    keys: [],
    dos: ['Say it in words that mean something: "1 of 3".'],
    donts: ['Announce each per cent.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <ProgressBar label="Uploading summer.pdf" value={40} />
      <ProgressBar label="Uploading files" value={33} valueLabel="1 of 3" />
      <ProgressBar label="Scanning website" />
      <Spinner label="Loading brands" />
      <Spinner label="Loading content" size="large" isBlock />
    </Stack>
  ),
});

export const Named = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading summer.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
  },
});
