import preview from '@brandroom/stories/preview';
import { unzipSync } from 'fflate';
import { expect, screen, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { watchSaving } from '../../../shared/testing/watch-saving';
import { PrintScreen } from './PrintScreen';

const meta = preview.meta({
  title: 'Screens/PrintScreen',
  tags: ['!autodocs'],
  component: PrintScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const patience = { timeout: 10_000 };
const card = 'Barista card';
const print = () => <PrintScreen search={{}} />;
const actionsOf = (name: string) => ({ name: `Actions for ${name}` });

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{print}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: 'Print collateral' });
    await expect(within(list).getAllByRole('row')).toHaveLength(9);
    await expect(
      await canvas.findByRole('img', { name: /^Front of Barista card: / }, patience),
    ).toBeVisible();
    const counts = canvas.getByRole('list', { name: 'Items by type' });
    await expect(within(counts).getByRole('link', { name: '3 Flyers, show' })).toBeVisible();
  },
});

export const OneType = meta.story({
  render: () => <StoryFrame>{() => <PrintScreen search={{ type: 'businessCard' }} />}</StoryFrame>,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: 'Print collateral' });
    await expect(within(list).getAllByRole('row')).toHaveLength(2);
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{print}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf(card)));
    const menu = await screen.findByRole('menu', {}, patience);
    const lines = within(menu).getAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Preview',
      'Download PDF',
      'Edit',
      'Duplicate',
    ]);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', actionsOf(`Copy of ${card}`))).toHaveFocus(),
    );
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{print}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf(card)));
    const menu = await screen.findByRole('menu', {}, patience);
    await expect(within(menu).queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Create item' })).toBeNull();
  },
});

export const SelectedByAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{print}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${card}` }));
    const bar = canvas.getByRole('group', { name: 'Selected items' });
    await expect(within(bar).getByText('1 selected')).toBeVisible();
    await expect(within(bar).queryByRole('button', { name: 'Delete…' })).toBeNull();
    const { saved, end } = watchSaving();
    try {
      await userEvent.click(within(bar).getByRole('button', { name: 'Download ZIP' }));
      await waitFor(() => expect(saved).toHaveLength(1), patience);
      const files = unzipSync(new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? []));
      await expect(Object.keys(files)).toEqual(['barista-card.pdf']);
    } finally {
      end();
    }
    await userEvent.keyboard('{Escape}');
    await expect(bar).not.toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: `Select ${card}` })).toHaveFocus();
  },
});

export const NotDeleted = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['print.delete'] }}>{print}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf(card)));
    const menu = await screen.findByRole('menu', {}, patience);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog', {}, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete item' }));
    await expect(await within(question).findByText(/was not deleted$/)).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^advertising\./u}>
      {() => <PrintScreen search={{}} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{print}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No print collateral yet' }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{print}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading print collateral' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['print.list'] }}>{print}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
