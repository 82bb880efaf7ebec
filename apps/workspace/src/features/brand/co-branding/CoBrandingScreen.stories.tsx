import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { CoBrandingScreen } from './CoBrandingScreen';

const meta = preview.meta({
  title: 'Screens/CoBrandingScreen',
  // Everyone with access to the brand can see the page.
  tags: ['!autodocs', 'never-denied'],
  component: CoBrandingScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Dialogs and files load after the page. */
const patience = { timeout: 20_000 };
const coBranding = () => <CoBrandingScreen />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="manager">{coBranding}</StoryFrame>,
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('group', undefined, patience);
    const names = cards.map((card) => within(card).getByRole('heading').textContent);
    await expect(names).toEqual([
      'Logo Spacing Rules',
      'Size Relationships',
      'Vertical Centering',
      'Color Usage',
    ]);
    const list = canvas.getByRole('list', { name: 'Guidelines' });
    const titles = within(list).getAllByRole('heading', { level: 3 });
    await expect(titles).toHaveLength(3);
    await expect(titles.filter(({ textContent }) => names.includes(textContent))).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'Prepare PDF guidelines' })).toBeVisible();
    await expect(canvas.getByText(/oldest primary logo\. To change them, replace/)).toBeVisible();
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{coBranding}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Guidelines' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Guideline' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    const managers = 'Only brand managers can add, edit or delete guidelines.';
    await expect(canvas.getByText(managers)).toBeVisible();
  },
});

export const OfAViewer = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^logos\.download$/u}>
      {() => <CoBrandingScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/don’t let you download logos/)).toBeVisible();
    await expect(canvas.queryByText(/replace that logo/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Download Logo package' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add Guideline' })).toBeNull();
  },
});

export const Adding = meta.story({
  tags: ['loaded'],
  render: () => <StoryFrame as="manager">{coBranding}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Guideline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Guideline' }, patience);
    const form = within(dialog);
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(form.getByText('Enter a title.')).toBeVisible(), patience);
    await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Order');
    await userEvent.type(form.getByRole('textbox', { name: 'Description' }), 'Host first.');
    await userEvent.type(
      form.getByRole('textbox', { name: 'Do' }),
      'Name the host first{Enter}{Enter}Ask both',
    );
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    const dos = await canvas.findByRole('list', { name: 'Do: Order' }, patience);
    await expect(within(dos).getAllByRole('listitem')).toHaveLength(2);
  },
});

async function withAGuidelineInJapanese({ brandId, other }: StoryWorld): Promise<void> {
  if (!brandId) return;
  const client = await other('admin');
  const draft = { title: '日本', description: 'Host first.', dos: [], donts: [] };
  await client.guidelines.create({ brandId, draft });
}

export const WithoutSomeCharacters = meta.story({
  render: () => (
    <StoryFrame as="manager" before={withAGuidelineInJapanese}>
      {coBranding}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const prepare = { name: 'Prepare PDF guidelines' };
    await userEvent.click(await canvas.findByRole('button', prepare, patience));
    await expect(
      await canvas.findByText(/^Its fonts don’t have 日 本\. Look for \[…\]/, {}, patience),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download PDF guidelines' })).toBeEnabled();
  },
});

export const PreparingThePackage = meta.story({
  render: () => <StoryFrame as="manager">{coBranding}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const prepare = { name: 'Prepare Logo package' };
    await userEvent.click(await canvas.findByRole('button', prepare, patience));
    const bar = { name: 'Preparing Logo package' };
    const progress = await canvas.findByRole('progressbar', bar, patience);
    await expect(progress).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^\d+ of \d+ files$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Logo package' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar', bar)).toBeNull());
    await expect(canvas.getByRole('button', prepare)).toHaveFocus();

    // It can be prepared again.
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('progressbar', bar, patience)).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{coBranding}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to manage co-branding guidelines.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{coBranding}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No guidelines defined yet' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Go to Logotype' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download Logo package' })).toBeNull();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{coBranding}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading guidelines' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['guidelines.list'] }}>{coBranding}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const WithoutLogosAndRules = meta.story({
  render: () => (
    <StoryFrame as="manager" simulation={{ fail: ['logos.list', 'rules.list'] }}>
      {coBranding}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const title = { name: 'This couldn’t be loaded' };
    await expect(await canvas.findByRole('heading', title, patience)).toBeVisible();
    await expect(canvas.queryByText('No logos to show yet')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Prepare Logo package' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare PDF guidelines' }));
    await expect(await canvas.findByText('Could not be prepared.', {}, patience)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Download PDF guidelines' })).toBeNull();
  },
});

export const UndoingChanges = meta.story({
  render: () => <StoryFrame as="manager">{coBranding}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Guidelines' }, patience);
    const titles = () =>
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    const before = titles();
    const [first = '', second = '', third = ''] = before;
    const actions = () => canvas.getByRole('button', { name: `Actions for ${first}` });
    const choose = async (item: string) => {
      await userEvent.click(actions());
      await userEvent.click(await screen.findByRole('menuitem', { name: item }, patience));
    };
    const undo = async (change: string) => {
      const name = `Undo: ${change}`;
      await userEvent.click(await canvas.findByRole('button', { name }, patience));
      await waitFor(() => expect(titles()).toEqual(before));
    };

    await choose('Edit…');
    const dialog = await screen.findByRole('dialog', { name: 'Edit Guideline' }, patience);
    const title = within(dialog).getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Order');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(titles()).toEqual(['Order', second, third]), patience);
    await undo('Order saved');

    actions().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(titles()).toEqual([second, first, third]));
    await waitFor(() => expect(actions()).toHaveFocus());
    await undo(`${first} moved to position 2 of 3`);

    await choose('Delete');
    await waitFor(() => expect(titles()).toEqual([second, third]));
    await undo(`${first} deleted`);
  },
});
