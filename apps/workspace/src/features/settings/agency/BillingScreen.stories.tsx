import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { BillingScreen } from './BillingScreen';

const meta = preview.meta({
  title: 'Screens/BillingScreen',
  tags: ['!autodocs', 'never-empty'],
  component: BillingScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const billing = () => <BillingScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="manager">{billing}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$49 per month')).toBeVisible();
    await expect(canvas.getByText('5 of 10')).toBeVisible();
    await expect(canvas.getByText('80% used')).toBeVisible();
    await expect(canvas.getByText(/^105 files, /)).toBeVisible();
  },
});

export const OfAnAdmin = meta.story({
  render: () => <StoryFrame as="admin">{billing}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A sample plan. Nothing is charged.')).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{billing}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Only managers and agency administrators can access this page.'),
    ).toBeVisible();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{billing}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => (
    <StoryFrame as="manager" simulation={{ latency: 10 }}>
      {billing}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading Billing' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame as="manager" simulation={{ fail: ['billing.plan'] }}>
      {billing}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
