import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { ImageTile, imageTileGrounds, imageTileShapes } from './ImageTile';

function drawn(ground: string, sun: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="${ground}"/><circle cx="280" cy="110" r="48" fill="${sun}"/><path d="M0 230q100-70 200-20t200-30v120H0z" fill="#112b3c"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" width="200" height="150"><circle cx="100" cy="75" r="42" fill="#205375"/></svg>',
)}`;
const pictures = [
  { id: 'dawn', alt: 'Hills at dawn', src: drawn('#fee9de', '#f66b0e') },
  { id: 'noon', alt: 'Hills at noon', src: drawn('#c7e2f7', '#fdf0c8') },
  { id: 'night', alt: 'Hills at night', src: drawn('#173f5b', '#e8eef2') },
];
const onChoose = fn();

const meta = preview.meta({
  title: 'Media/ImageTile',
  component: ImageTile,
  args: { src: drawn('#fee9de', '#f66b0e'), alt: 'Hills at dawn' },
  argTypes: {
    ground: { control: 'inline-radio', options: imageTileGrounds },
    shape: { control: 'inline-radio', options: imageTileShapes },
    caption: { control: 'text' },
  },
  parameters: guide({
    purpose: 'A picture in a gallery, or one of several to choose from.',
    avoid: 'For a file with actions, AssetTile; for a list of many, CardList around it.',
    keys: [
      {
        keys: ['Space', 'Enter'],
        does: 'Chooses the picture, or gives it back',
        story: 'ChosenByKeyboard',
      },
    ],
    dos: [
      'Say in the alternative text what the picture shows, not that it is one.',
      'Set what may be see-through on the checker.',
    ],
    donts: ['Crop a picture whose whole is the point: the tile shows all of it.'],
    heard: 'ChosenByKeyboard',
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hills at dawn' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Loading picture…')).not.toBeInTheDocument());
  },
});

export const Grounds = meta.story({
  render: () => (
    <Grid>
      {imageTileGrounds.map((ground) => (
        <ImageTile key={ground} src={mark} alt="Acme mark" ground={ground} caption={ground} />
      ))}
      {imageTileShapes.map((shape) => (
        <ImageTile key={shape} src={mark} alt="Acme mark" shape={shape} caption={shape} />
      ))}
    </Grid>
  ),
});

function Choice() {
  const [chosen, setChosen] = useState<readonly string[]>(['noon']);
  return (
    <Grid>
      {pictures.map(({ id, ...picture }) => (
        <ImageTile
          key={id}
          {...picture}
          caption="SVG, 12.40 KB"
          isSelected={chosen.includes(id)}
          onSelectionChange={(isSelected) => {
            onChoose(id, isSelected);
            setChosen(isSelected ? [...chosen, id] : chosen.filter((each) => each !== id));
          }}
        />
      ))}
    </Grid>
  );
}

export const ChosenByKeyboard = meta.story({
  render: () => <Choice />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const dawn = canvas.getByRole('button', { name: /Hills at dawn/ });
    await expect(dawn).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(dawn).toHaveAttribute('aria-pressed', 'true');
    await expect(onChoose).toHaveBeenLastCalledWith('dawn', true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hills at noon' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
});

const tower = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 160" width="900" height="1600"><rect width="90" height="160" fill="#205375"/></svg>',
)}`;
export const TallerThanItsFrame = meta.story({
  args: { src: tower, alt: 'A tower', shape: 'wide' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A tower' });
    await waitFor(() => expect(picture).toHaveProperty('naturalHeight', 1600));
    const { width, height } = picture.getBoundingClientRect();
    await expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.05);
  },
});

export const StillLoading = meta.story({
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading picture…')).toBeVisible();
  },
});

export const Broken = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture cannot be shown')).toBeVisible();
    await expect(canvas.getByText('Hills at dawn')).toBeVisible();
  },
});

export const CannotBeChosen = meta.story({
  args: { isDisabled: true, onSelectionChange: fn<(isSelected: boolean) => void>() },
});
