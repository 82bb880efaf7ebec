import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Wordmark } from '../Wordmark/Wordmark';
import { Heading } from './Heading';
import * as styles from './Heading.css';

const meta = preview.meta({
  title: 'Typography/Heading',
  component: Heading,
  argTypes: choices({ size: styles.sizes }),
  args: { level: 1 as const, children: 'This room is in order' },
  parameters: guide({
    purpose: 'A heading with its place in the outline and, apart from that, its size.',
    avoid: 'For strong words in running text use Text with weight strong.',
    keys: [],
    dos: ['Choose the level by the outline and the size by the eye.'],
    donts: ['Leave out a level.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Scale = meta.story({
  render: () => (
    <Stack gap={24}>
      <Wordmark size="large" />
      <Heading level={1} size="display">
        This room is in order, and so is my work
      </Heading>
      <Heading level={2} size="display">
        Heading, 28 px
      </Heading>
      <Heading level={3} size="title">
        Title, 22 px
      </Heading>
      <Text size="lead" isMeasured>
        Lead, 18 px. Calm, editorial, exact. The brand’s own colors and pictures are the loudest
        thing on a screen; ours stay quiet around them.
      </Text>
      <Text isMeasured>
        Body, 16 px. Nothing looks like an unstyled kit, nothing moves without a reason. Lines are
        at most 68 characters long.
      </Text>
      <Text size="caption" tone="muted">
        Small, 14 px. Facts and help. 0123456789
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^This room/);
    const size = (name: string) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { name })).fontSize);
    await expect(size('Heading, 28 px')).toBe(28);
    await expect(size('Title, 22 px')).toBe(22);
  },
});

export const Focusable = meta.story({
  render: () => (
    <Heading level={1} isFocusable>
      This room is in order
    </Heading>
  ),
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'This room is in order' });
    heading.focus();
    await expect(heading).toHaveFocus();
    heading.blur();
    // Reached by scripts only, never on the way through the page.
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
  },
});
