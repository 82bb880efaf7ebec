import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import type { Crop } from './crop-area';
import { PictureCrop } from './PictureCrop';

const words = {
  previewLabel: 'Preview of your picture',
  zoomLabel: 'Zoom',
  xLabel: 'Horizontal position',
  yLabel: 'Vertical position',
};

/** Four fields of color, so that the kept part can be recognized. */
function samplePicture(): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(400, 200);
  const context = canvas.getContext('2d');
  for (const [at, color] of ['#205375', '#f2836b', '#a8d8d0', '#112b3c'].entries()) {
    if (!context) break;
    context.fillStyle = color;
    context.fillRect(at * 100, 0, 100, 200);
  }
  return createImageBitmap(canvas);
}

function Sample({ zoom = 1, x = 50, y = 50, ...rest }: Partial<Crop>) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>({ zoom, x, y });
  useEffect(() => {
    void samplePicture().then(setPicture);
  }, []);
  return (
    picture && <PictureCrop {...rest} {...words} picture={picture} crop={crop} onChange={setCrop} />
  );
}

const meta = preview.meta({
  title: 'Forms/PictureCrop',
  component: Sample,
  tags: ['!autodocs'],
  parameters: {
    ...guide({
      purpose: 'The square of a picture that is kept, as for a profile.',
      avoid: 'To look at a picture: MediaViewer.',
      keys: [
        { keys: ['ArrowRight', 'ArrowLeft'], does: 'One step more or less', story: 'ByKeyboard' },
        { keys: ['Home', 'End'], does: 'The least and the most', story: 'ByKeyboard' },
      ],
      dos: ['Keep the original until the crop is saved.'],
      donts: ['Ask for an exact number of pixels.'],
      heard: 'Default',
    }),
    controls: { disable: true },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Preview of your picture' })).toBeVisible();
  },
});

export const Zoomed = meta.story({ args: { zoom: 2, x: 0, y: 100 } });

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const zoom = await canvas.findByRole('slider', { name: 'Zoom' });
    await userEvent.tab();
    await expect(zoom).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(zoom).toHaveAttribute('aria-valuetext', '400%');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(zoom).toHaveAttribute('aria-valuetext', '395%');
    await userEvent.tab();
    const across = canvas.getByRole('slider', { name: 'Horizontal position' });
    await expect(across).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(across).toHaveAttribute('aria-valuetext', '1%');
  },
});
