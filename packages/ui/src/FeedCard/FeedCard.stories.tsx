import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { Newspaper } from 'lucide';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { FeedCard, feedRatios } from './FeedCard';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="teal"/><circle cx="20" cy="15" r="9" fill="white"/></svg>',
  );

const meta = preview.meta({
  title: 'Media/FeedCard',
  component: FeedCard,
  args: {
    label: 'Post on LinkedIn',
    name: 'Meadow Press',
    initials: 'MP',
    channel: 'LinkedIn',
    icon: Newspaper,
    children: 'The apples are in. Ten years of color, one orchard… more',
  },
  argTypes: { ratio: { options: feedRatios, control: 'radio' } },
  parameters: guide({
    purpose: 'A post as a feed shows it, beside the fields that it is written in.',
    avoid: 'For a picture in a gallery use AssetTile.',
    keys: [],
    dos: ['Cut the text where the platform cuts it, and say so.'],
    donts: ['Draw the sign or the buttons of a platform.'],
    heard: 'WithAPicture',
  }),
});

export const Default = meta.story({});

export const WithAPicture = meta.story({
  args: {
    picture: { src: picture, alt: 'A basket of apples' },
    morePictures: '3 more images',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Post on LinkedIn' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'A basket of apples' })).toBeVisible();
    await expect(canvas.getByText('Alt text: A basket of apples')).toBeVisible();
  },
});

export const Ratios = meta.story({
  render: (args) => (
    <Grid min="medium">
      {feedRatios.map((ratio) => (
        <FeedCard
          key={ratio}
          {...args}
          label={ratio}
          ratio={ratio}
          picture={{ src: picture, alt: ratio }}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const shapes = canvas
      .getAllByRole('img')
      .map((each) => Math.round((each.clientWidth / each.clientHeight) * 10) / 10);
    await expect(shapes).toEqual([0.8, 1.8, 1.9]);
  },
});

export const PictureStillMissing = meta.story({
  args: { picture: { src: null, alt: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('No alt text yet')).toBeVisible();
  },
});
