import { choices } from '@brandroom/stories/arg-types';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { LogoStage, logoGuides, logoInks } from './LogoStage';
import * as styles from './LogoStage.css';

const src = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80" width="200" height="80"><circle cx="40" cy="40" r="40" fill="#205375"/><rect x="100" y="20" width="100" height="40" fill="#f66b0e"/></svg>',
)}`;
const logo = { src, alt: 'Acme' };
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#274b6d"/><stop offset="1" stop-color="#c8633a"/></linearGradient><path fill="url(#sky)" d="M0 0h320v180H0z"/><path fill="#1c2b33" d="M0 180 70 96l54 52 66-88 130 120z"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Data/LogoStage',
  component: LogoStage,
  argTypes: choices({
    guide: logoGuides,
    ink: logoInks,
    align: styles.rows,
    verdict: styles.verdicts,
  }),
  args: { logo, ground: '#ffffff', caption: 'On light' },
  parameters: guide({
    purpose: 'Shows a logo on a ground, with its clear space or beside a partner’s logo.',
    avoid: 'In a gallery use AssetTile.',
    keys: [],
    dos: ['Say in the caption what to look at.'],
    donts: ['Show a rule by its picture alone.'],
    heard: 'Default',
  }),
});

export const Default = meta.story({});

export const Grounds = meta.story({
  render: () => (
    <Grid>
      <LogoStage logo={logo} ground="#ffffff" caption="On light" />
      <LogoStage logo={logo} ground="#15110f" ink="white" caption="On dark" />
      <LogoStage logo={logo} ground="#c8633a" caption="On Terracotta" />
      <LogoStage logo={logo} ground="#15110f" ink="white" photo={photo} caption="On a photo" />
    </Grid>
  ),
});

export const ClearSpace = meta.story({
  args: { guide: 'space', caption: 'Keep one logo height free on every side.' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Acme' });
    await waitFor(async () => {
      const { height, top } = picture.getBoundingClientRect();
      const zone = picture.parentElement?.getBoundingClientRect();
      // The guide is as far from the logo as the logo is high.
      await expect(Math.round(top - (zone?.top ?? 0))).toBe(Math.round(height));
    });
  },
});

export const SpaceBetween = meta.story({
  args: {
    guide: 'space',
    partner: { name: 'Partner' },
    caption: 'Keep one logo height free between both logos.',
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Acme' });
    await waitFor(async () => {
      const [own, lines, partner] = [
        picture,
        picture.nextElementSibling,
        canvas.getByText('Partner'),
      ].map((each) => each?.getBoundingClientRect());
      const between = (lines?.left ?? 0) - (own?.right ?? 0);
      // The lines touch neither logo, between which one logo height is free.
      await expect(between).toBeGreaterThan(1);
      await expect((partner?.left ?? 0) - (lines?.right ?? 0)).toBeCloseTo(between, 0);
      await expect((partner?.left ?? 0) - (own?.right ?? 0)).toBeCloseTo(own?.height ?? 0, 0);
    });
  },
});

export const Smallest = meta.story({ args: { height: 24, caption: '24 pixels high' } });

export const Partners = meta.story({
  render: () => (
    <Grid>
      <LogoStage
        logo={logo}
        ground="#ffffff"
        guide="center"
        partner={{ name: 'Partner' }}
        verdict="do"
        caption="Center both logos on one line."
      />
      <LogoStage
        logo={logo}
        ground="#ffffff"
        align="top"
        partner={{ name: 'Partner', share: 0.5 }}
        verdict="dont"
        caption="Align logos by their tops."
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Don’t:')).toBeInTheDocument();
  },
});

export const NotLoaded = meta.story({
  args: { logo: { src: null, alt: 'Acme' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('On light')).toBeInTheDocument();
  },
});
