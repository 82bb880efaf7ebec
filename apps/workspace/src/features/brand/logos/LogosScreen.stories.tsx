import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { LogosScreen } from './LogosScreen';
import {
  AtAddress,
  logosOn,
  paste,
  patience,
  primary,
  second,
  shown,
  svgText,
} from './logos-in-stories';

const meta = preview.meta({
  title: 'Screens/LogosScreen',
  tags: ['!autodocs'],
  component: LogosScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{primary}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '2 logos');
    const [first] = canvas.getAllByRole('heading', { level: 2 });
    await expect(first).toHaveTextContent('Fernhill primary green.svg');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Download Fernhill primary green.svg' }),
    );
    const menu = await screen.findByRole('menu', {}, patience);
    const lines = within(menu).getAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'SVG',
      'SVG Negative',
      'PNG',
      'PNG Negative',
      'JPG',
      'EPS',
      'EPS Negative',
      'All variants (.zip)',
    ]);
    const choices = within(menu).getAllByRole('menuitemradio');
    await expect(choices.map(({ textContent }) => textContent)).toEqual([
      '512 pixels',
      '1,024 pixels',
      '2,048 pixels',
      '4,096 pixels',
      'Without plate',
      'On a plate in the primary color',
    ]);
    const chosen = within(menu).getAllByRole('menuitemradio', { checked: true });
    await expect(chosen.map(({ textContent }) => textContent)).toEqual([
      '2,048 pixels',
      'Without plate',
    ]);
  },
});

export const Viewer = meta.story({
  render: () => <StoryFrame as="editor">{logosOn({ logo: second })}</StoryFrame>,
  play: async ({ canvas }) => {
    const viewer = await canvas.findByRole(
      'region',
      { name: 'Fernhill primary foam.svg' },
      patience,
    );
    await waitFor(() => expect(within(viewer).getByRole('heading', { level: 2 })).toHaveFocus());
    for (const ground of ['On white', 'On black', 'On Roastery Green', 'On a photo']) {
      await expect(await within(viewer).findByText(ground, undefined, patience)).toBeVisible();
    }
    await expect(within(viewer).getByText(/^Smallest size: 24 pixels/)).toBeInTheDocument();
    await expect(within(viewer).getByText('This logo has not been replaced yet.')).toBeVisible();
  },
});

export const DeadLink = meta.story({
  render: () => (
    <StoryFrame as="editor">{() => <LogosScreen search={{ logo: 'unknown' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    const viewer = await canvas.findByRole('region', { name: 'Logo not found' }, patience);
    await expect(within(viewer).getByText(/^It may have been deleted/)).toBeVisible();
    await expect(within(viewer).getByRole('button', { name: 'Back to logos' })).toBeVisible();
    await shown(canvas, '2 logos');
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{primary}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '2 logos');
    paste(svgText('<path d="M0 0h9v9z" fill="#fff"/>'));
    await shown(canvas, '3 logos');
    // Only the white logo is on a dark ground.
    const themes = () => {
      const tiles = canvas
        .getAllByRole('heading', { level: 2 })
        .map((each) => each.closest('[data-card]'));
      return tiles.map(
        (tile) => tile?.querySelector<HTMLElement>('[data-theme]')?.dataset['theme'],
      );
    };
    const count = (theme: string) => themes().filter((each) => each === theme).length;
    await waitFor(() => expect(count('dark')).toBe(1), patience);
    await expect(count('light')).toBe(2);
    // Undo deletes the logo, and editors may not.
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
    const [first] = await canvas.findAllByRole('button', { name: /^Actions for/ });
    await userEvent.click(first ?? document.body);
    const menu = await screen.findByRole('menu', {}, patience);
    const lines = within(menu).getAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual(['Rename…', 'Replace…']);
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{primary}</StoryFrame>,
  play: async ({ canvas }) => {
    await shown(canvas, '2 logos');
    await expect(canvas.queryByRole('button', { name: 'Upload Logo' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await expect(await canvas.findAllByRole('button', { name: /^Download/ })).toHaveLength(2);
  },
});

export const WithoutDownload = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^logos\.download$/u}>
      {logosOn({})}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await shown(canvas, '2 logos');
    await expect(canvas.getByText(/^You can view these logos but not download them/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^logos\.view$/u}>
      {logosOn({})}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' });
    await expect(title).toBeVisible();
    await expect(canvas.getByText(/don’t let you view logos/)).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{primary}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please select a brand to manage logos.')).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{logosOn({ tab: 'favicon' })}</StoryFrame>,
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'No favicon logos uploaded yet' });
    await expect(title).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Upload Logo' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{primary}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading logos' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['logos.list'] }}>{primary}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Searching = meta.story({
  render: () => <StoryFrame as="editor">{() => <AtAddress />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, '2 logos');
    const field = canvas.getByRole('searchbox', { name: 'Search logos' });
    await userEvent.type(field, 'FOAM');
    await shown(canvas, '1 of 2 logos');
    const link = canvas.getByRole('link', { name: 'Fernhill primary foam.svg' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('q=FOAM'));

    await userEvent.type(field, ' none');
    await expect(await canvas.findByText('No logos found')).toBeVisible();
    await userEvent.click(canvas.getByText('Clear search'));
    await shown(canvas, '2 logos');
    await expect(field).toHaveFocus();
  },
});
