import preview from '@brandroom/stories/preview';
import { expect, waitFor } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { CreatePrintScreen } from './CreatePrintScreen';

const meta = preview.meta({
  title: 'Screens/CreatePrintScreen',
  tags: ['!autodocs', 'never-empty', 'never-loading'],
  component: CreatePrintScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const patience = { timeout: 10_000 };
const create = () => <CreatePrintScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{create}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /^Front of untitled item\b/ }, patience);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Headline' }), 'Cold brew');
    await expect(
      await canvas.findByRole('img', { name: /^Front of .*Cold brew/ }, patience),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Business card');
    await expect(
      await canvas.findByRole('img', { name: /^Back of .*Cold brew/ }, patience),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Orientation' })).toHaveValue('landscape');
  },
});

export const WithoutAnAllowedPair = meta.story({
  render: () => <StoryFrame as="admin">{create}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Slate Tile' }, patience);
    const color = canvas.getByRole('combobox', { name: 'Color' });
    await userEvent.selectOptions(color, 'Slate Tile');
    const warning = 'The brand allows no text color on Slate Tile';
    await expect(await canvas.findByText(warning, undefined, patience)).toBeVisible();
    await userEvent.selectOptions(color, 'Roastery Green');
    await waitFor(() => expect(canvas.queryByText(warning)).toBeNull());
  },
});

export const Missing = meta.story({
  render: () => <StoryFrame as="editor">{create}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create item' }));
    await expect(await canvas.findByText('Enter a name.')).toBeVisible();
    await expect(canvas.getByText('Enter a headline.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});

export const NotSaved = meta.story({
  tags: ['error'],
  render: () => <StoryFrame simulation={{ fail: ['print.create'] }}>{create}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Menu');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Headline' }), 'Cold brew');
    await userEvent.click(canvas.getByRole('button', { name: 'Create item' }));
    await expect(await canvas.findByText(/^That did not work/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Menu');
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{create}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});
