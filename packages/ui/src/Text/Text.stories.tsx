import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Text, textSizes, textTones, textWeights } from './Text';

const meta = preview.meta({
  title: 'Typography/Text',
  component: Text,
  args: { children: 'This room is in order, and so is my work.' },
  argTypes: {
    size: { control: 'inline-radio', options: textSizes },
    tone: { control: 'inline-radio', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
  },
  parameters: guide({
    purpose: 'Running text on the type scale, in the tones that the themes know.',
    avoid: 'For headings use Heading; for a message where something happened InlineAlert.',
    keys: [],
    dos: ['Measure long text: lines of at most 68 characters.'],
    donts: ['Say something by tone alone.'],
    heard: 'Default',
  }),
});

const sizes = { caption: 13, ui: 14, body: 16, lead: 18, title: 22 } as const;
const tones = ['normal', 'muted', 'danger', 'success', 'accent'] as const;

export const Default = meta.story({});

export const Sizes = meta.story({
  render: () => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size}, {sizes[size]} px
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const size of textSizes) {
      const { fontSize } = getComputedStyle(canvas.getByText(`${size}, ${sizes[size]} px`));
      await expect(fontSize).toBe(`${sizes[size]}px`);
    }
  },
});

export const Tones = meta.story({
  render: () => (
    <Stack gap={8}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colors = tones.map((tone) => getComputedStyle(canvas.getByText(tone)).color);
    await expect(new Set(colors).size).toBe(tones.length);
  },
});

export const Strong = meta.story({
  args: { weight: 'strong', as: 'strong', children: 'Summer launch, teaser' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('strong')).toHaveTextContent('Summer launch, teaser');
  },
});

export const Measured = meta.story({
  args: {
    isMeasured: true,
    children:
      'Calm, editorial, exact. The brand’s own colours and pictures are the loudest thing on a screen; ours stay quiet around them. Nothing looks like an unstyled kit, nothing moves without a reason.',
  },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    await expect(paragraph.offsetHeight).toBeGreaterThan(30);
    await expect(paragraph.offsetWidth).toBeLessThan(720);
  },
});

export const Figures = meta.story({
  render: () => (
    <Stack gap={4} align="start">
      <Text as="span" isTabular>
        1,111
      </Text>
      <Text as="span" isTabular>
        8,888
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,111').getBoundingClientRect().width).toBeCloseTo(
      canvas.getByText('8,888').getBoundingClientRect().width,
      1,
    );
  },
});

const longName = `${'summer-launch-teaser-with-a-long-name-'.repeat(8)}primary-dark.svg`;

export const Truncated = meta.story({
  args: { isTruncated: true, children: longName },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    await expect(paragraph.scrollWidth).toBeGreaterThan(paragraph.clientWidth);
    await expect(paragraph.offsetHeight).toBeLessThan(32);
    await expectNoSidewaysScroll();
  },
});

export const ReadWholeOnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { isTruncated: true, children: longName },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    await expect(paragraph.scrollWidth).toBeLessThanOrEqual(paragraph.clientWidth);
    await expect(paragraph.offsetHeight).toBeGreaterThan(64);
  },
});

export const Preserved = meta.story({
  args: { isPreserved: true, children: 'First line\nSecond line\n\nAfter an empty one' },
  play: async ({ canvas }) => {
    const paragraph = canvas.getByRole('paragraph');
    const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
    await expect(Math.round(paragraph.offsetHeight / lineHeight)).toBe(4);
  },
});
