import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, within } from 'storybook/test';
import { FontSpecimen } from './FontSpecimen';

const meta = preview.meta({
  title: 'Media/FontSpecimen',
  component: FontSpecimen,
  args: {
    family: 'Atkinson Hyperlegible Next',
    use: 'Body text and headings',
    weights: [
      { weight: 400, name: 'Regular' },
      { weight: 600, name: 'Semibold' },
    ],
  },
  argTypes: {
    weights: { control: false },
    sizes: { control: false },
    glyphs: { control: false },
  },
  parameters: guide({
    purpose: 'A brand’s font as it is: its name, its weights, a sentence in each.',
    avoid: 'For the text of the product itself, Text and Heading.',
    keys: [],
    dos: [
      'Take a sentence of the brand for the sample.',
      'Show the weights that the brand uses, no others.',
      'Say which of them the file lacks.',
    ],
    donts: ['Show a fallback as if it were the font: the note says it, leave room for it.'],
    heard: 'FallsBack',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.queryByText(/is not on this device/)).not.toBeInTheDocument();
  },
});

export const FallsBack = meta.story({
  args: { family: 'Brand Grotesk That Nobody Has', fallback: 'Georgia, serif', use: 'Headings' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Brand Grotesk That Nobody Has is not on this device. The sample is set in its fallback, Georgia, serif.',
      ),
    ).toBeVisible();
  },
});

export const LacksAWeight = meta.story({
  args: {
    weights: [
      { weight: 400, name: 'Regular' },
      { weight: 900, name: 'Black', missing: 'not in this file' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Regular, 400')).toBeVisible();
    await expect(canvas.getByText('Black, 900: not in this file')).toBeVisible();
    const [, black] = canvas.getAllByText('Handgloves and 0123456789');
    await expect(black && getComputedStyle(black).fontSynthesis).toBe('none');
  },
});

export const ScaleAndGlyphs = meta.story({
  args: {
    sizes: [
      { pixels: 48, name: 'Display' },
      { pixels: 14, name: 'Caption' },
    ],
    glyphs: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'],
  },
  play: async ({ canvas }) => {
    const sizes = within(canvas.getByRole('list', { name: 'Sizes' }));
    const [large, small] = sizes
      .getAllByText('Handgloves and 0123456789')
      .map((line) => getComputedStyle(line).fontSize);
    await expect([large, small]).toEqual(['48px', '14px']);
    const glyphs = within(canvas.getByRole('list', { name: 'Glyphs' }));
    await expect(glyphs.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Loads = meta.story({
  args: { family: 'Brand Grotesk That Nobody Has', isLoading: true },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.queryByText(/is not on this device/)).toBeNull();
  },
});

export const OnPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    sample: 'Color that people remember, in words that they understand',
    text: 'Running text shows how the font reads at the size of a paragraph, line after line.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Running text/)).toHaveLength(2);
    await expectNoSidewaysScroll();
  },
});
