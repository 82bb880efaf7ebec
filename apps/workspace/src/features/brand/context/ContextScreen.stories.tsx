import preview from '@brandroom/stories/preview';
import { useSearch } from '@tanstack/react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import * as v from 'valibot';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { contextSearch } from './context-search';
import { ContextScreen } from './ContextScreen';

const meta = preview.meta({
  title: 'Screens/ContextScreen',
  // Everyone with access to the brand can read its rules.
  tags: ['!autodocs', 'never-denied'],
  component: ContextScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Dialogs and menus load after the page. */
const patience = { timeout: 10_000 };
const context = () => <ContextScreen search={{}} />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{context}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Rules' });
    await expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(6);
    await expect(canvas.getByRole('heading', { name: 'Source Verification' })).toBeVisible();
    const examples = canvas.getByRole('list', { name: 'Examples of Source Verification' });
    const [good, bad] = within(examples).getAllByRole('listitem');
    await expect(good).toHaveTextContent(/^Good: /);
    await expect(bad).toHaveTextContent(/^Bad: /);
    await expect(getComputedStyle(good ?? list).color).not.toBe(
      getComputedStyle(bad ?? list).color,
    );
  },
});

export const OnBlog = meta.story({
  render: () => (
    <StoryFrame as="manager">{() => <ContextScreen search={{ platform: 'blog' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Blog' })).toBeChecked();
    await expect(
      await canvas.findByRole('heading', { name: 'Blog Content Structure' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Source Verification' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Social Media Engagement' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add Rule' })).toBeVisible();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{context}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Rules' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Rule' })).toBeNull();
    const managers = 'Only brand managers can add, edit or delete rules.';
    await expect(canvas.getByText(managers)).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{context}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Rules' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Rule' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{context}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to manage its context.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{context}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No rules defined yet' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add Rule' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{context}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading rules' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['rules.list'] }}>{context}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Editing = meta.story({
  render: () => <StoryFrame>{context}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = 'Actions for Source Verification';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit…' }, patience));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Rule' }, patience);
    const form = within(dialog);
    await expect(form.getByRole('textbox', { name: 'Example 2' })).toHaveValue(
      'Bad: "Studies show that most people agree."',
    );
    await userEvent.click(form.getByRole('button', { name: 'Remove example 2' }));
    await expect(form.queryByRole('button', { name: /^Remove example/ })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    const examples = canvas.getByRole('list', { name: 'Examples of Source Verification' });
    await waitFor(() => expect(within(examples).getAllByRole('listitem')).toHaveLength(1));
  },
});

export const DeletionFails = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['rules.delete'] }}>{context}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const name = 'Actions for Source Verification';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }, patience));
    const question = await screen.findByRole(
      'alertdialog',
      { name: 'Are you sure you want to delete this rule?' },
      patience,
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Delete rule' }));
    await expect(await canvas.findByText('Source Verification was not deleted')).toBeVisible();
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
});

export const Adding = meta.story({
  render: () => (
    <StoryFrame as="manager">{() => <ContextScreen search={{ platform: 'blog' }} />}</StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Rule' }, patience));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Rule' }, patience);
    const form = within(dialog);
    await expect(form.getByRole('combobox', { name: 'Platform' })).toHaveDisplayValue(
      'All Platforms',
    );
    await expect(form.getByRole('textbox', { name: 'Example 1' })).toHaveValue('');
  },
});

function AtAddress() {
  return <ContextScreen search={v.parse(contextSearch, useSearch({ strict: false }))} />;
}

export const TryingOnTwoTabs = meta.story({
  render: () => <StoryFrame as="viewer">{() => <AtAddress />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try it' }, patience));
    const field = await canvas.findByRole('textbox', { name: 'Text to check' }, patience);
    const type = canvas.getByRole('combobox', { name: 'Check as' });
    await expect(type).toHaveDisplayValue('Social Media');
    await userEvent.type(field, 'Click here!');
    await userEvent.click(canvas.getByRole('radio', { name: 'Blog' }));
    await waitFor(() => expect(type).toHaveDisplayValue('Blog'));
    await userEvent.click(canvas.getByRole('radio', { name: 'All Platforms' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Blog' })).not.toBeChecked());
    await expect(type).toHaveDisplayValue('Blog');
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Click here!');
  },
});
