import { printDraftOf } from '@brandroom/domain/print/draft-of';
import preview from '@brandroom/stories/preview';
import { unzipSync } from 'fflate';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
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

let world: StoryWorld | undefined;
const keepWorld = async (present: StoryWorld) => {
  world = present;
};

/** Another person renames an item. */
async function rename(from: string, to: string): Promise<void> {
  if (!world?.brandId) throw new Error('No story is running.');
  const { other, brandId, services } = world;
  const client = await other('admin');
  const item = (await client.print.list({ brandId })).find(({ name }) => name === from);
  if (!item) throw new Error(`There is no “${from}”.`);
  const { id, updatedAt } = item;
  await client.print.update({ id, updatedAt, draft: { ...printDraftOf(item), name: to } });
  await services.queryClient.invalidateQueries({ queryKey: services.api.print.key() });
}

/** The archive has the current version of an item that was changed after it was selected. */
export const SelectedByAViewer = meta.story({
  render: () => (
    <StoryFrame as="viewer" before={keepWorld}>
      {print}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${card}` }));
    const bar = canvas.getByRole('group', { name: 'Selected items' });
    await expect(within(bar).getByText('1 selected')).toBeVisible();
    await expect(within(bar).queryByRole('button', { name: 'Delete…' })).toBeNull();
    await rename(card, 'Espresso card');
    await canvas.findByRole('checkbox', { name: 'Select Espresso card' });
    const { saved, end } = watchSaving();
    try {
      await userEvent.click(within(bar).getByRole('button', { name: 'Download ZIP' }));
      await waitFor(() => expect(saved).toHaveLength(1), patience);
      const files = unzipSync(new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? []));
      await expect(Object.keys(files)).toEqual(['espresso-card.pdf']);
    } finally {
      end();
    }
    await userEvent.keyboard('{Escape}');
    await expect(bar).not.toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Select Espresso card' })).toHaveFocus();
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
