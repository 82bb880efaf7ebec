import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect } from 'storybook/test';
import type { PreviewPart } from './SheetPreview';
import { SheetPreview, sheetPreviewSizes } from './SheetPreview';

const green = { hex: '#205375' };
const white = { hex: '#ffffff' };
const parts: readonly PreviewPart[] = [
  { kind: 'area', x: -3, y: -3, width: 91, height: 61, color: green },
  { kind: 'text', x: 8, y: 30, size: 7, weight: 'strong', color: white, text: 'Meadow Press' },
  { kind: 'text', x: 8, y: 40, size: 4, weight: 'regular', color: white, text: 'Apples, pressed' },
];

const meta = preview.meta({
  title: 'Media/SheetPreview',
  component: SheetPreview,
  args: { label: 'Front of Visiting card: Meadow Press', width: 85, height: 55, parts },
  argTypes: { size: { options: sheetPreviewSizes, control: 'radio' } },
  parameters: guide({
    purpose: 'A page of print collateral as it comes from the press.',
    avoid: 'For a file use MediaViewer.',
    keys: [],
    dos: ['Repeat the text of the page in the label.'],
    donts: ['Lay text out in it: it draws lines that were set before.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Front of Visiting card: Meadow Press' }),
    ).toBeVisible();
  },
});

export const WithBleed = meta.story({
  args: { bleed: 3, folds: [42.5] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getAttribute('viewBox')).toBe('-3 -3 91 61');
  },
});

export const InFonts = meta.story({
  args: {
    fonts: {
      strong: { family: 'Courier New', weight: 400 },
      regular: { family: 'monospace', weight: 700 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meadow Press')).toHaveStyle({ fontWeight: 400 });
  },
});

export const Tile = meta.story({
  args: { size: 'tile' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(Math.abs(width / height - 85 / 55)).toBeLessThan(0.05);
  },
});
