import type { Id } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { EditPrintScreen } from './EditPrintScreen';

const meta = preview.meta({
  title: 'Screens/EditPrintScreen',
  tags: ['!autodocs', 'never-empty'],
  component: EditPrintScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const id = 'print_1748736000000_100000' as Id<'Print'>;
const edit = () => <EditPrintScreen id={id} />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="editor">{edit}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: /^Text/ });
    await userEvent.clear(body);
    await userEvent.click(body);
    await userEvent.paste('Every word of it. '.repeat(200));
    await expect(
      await canvas.findByText(/^The text doesn’t fit/, {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{edit}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{edit}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading item' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['print.get'] }}>{edit}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
