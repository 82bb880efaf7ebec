import preview from '@brandroom/stories/preview';
import { useSearch } from '@tanstack/react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import * as v from 'valibot';

import { RowMenu } from '../../../shared/overlay/RowMenu';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { KeywordsScreen } from './KeywordsScreen';
import { keywordsSearch } from './keywords-search';
import { preloaded, preloadedGroups } from './keywords-parts';

const meta = preview.meta({
  title: 'Screens/KeywordsScreen',
  tags: ['!autodocs'],
  component: KeywordsScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
  loaders: [
    () => Promise.all([...preloaded, ...preloadedGroups, RowMenu].map((part) => part.load())),
  ],
});

/** Dialogs and menus load after the page. */
const patience = { timeout: 10_000 };
const keywords = () => <KeywordsScreen search={{}} />;

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{keywords}</StoryFrame>,
  play: async ({ canvas }) => {
    const summary = await canvas.findByRole('list', { name: 'Summary' }, patience);
    const figures = within(summary).getAllByRole('listitem');
    await expect(figures).toHaveLength(4);
    for (const figure of figures) {
      await expect(figure).toHaveTextContent(/(up|down) [\d,]+%|no change|times as much/);
    }
    const groups = within(canvas.getByRole('list', { name: 'Keyword groups' }));
    await expect(groups.getAllByRole('link')).toHaveLength(6);
    const table = within(await canvas.findByRole('table', { name: 'Keyword metrics' }, patience));
    await expect(table.getByRole('columnheader', { name: /Clicks/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(await canvas.findByText('Clicks by day', {}, patience)).toBeVisible();
  },
});

export const OfAYear = meta.story({
  render: () => (
    <StoryFrame as="viewer">
      {() => (
        <KeywordsScreen
          search={{
            range: '12m',
            measure: 'position',
            orderBy: 'keyword',
            direction: 'ascending',
            q: 'coffee',
          }}
        />
      )}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Average position by week', {}, patience)).toBeVisible();
    const table = within(await canvas.findByRole('table', { name: 'Keyword metrics' }, patience));
    const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted());
    for (const name of names) await expect(name).toContain('coffee');
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    // The toast and its announcement have the same text.
    const told = /^keywords-12m-[\d-]+\.csv downloaded$/;
    await expect((await within(document.body).findAllByText(told))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add group' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

export const Analyzed = meta.story({
  render: () => <StoryFrame as="editor">{keywords}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Keyword groups' }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Opportunities' }));
    const top = within(await canvas.findByRole('list', { name: 'Top opportunities' }, patience));
    await expect(top.getAllByText('High value').length).toBeGreaterThan(0);
    await expect(top.getAllByText(/^Score is \d+, above 70\.$/).length).toBeGreaterThan(0);
    await expect(top.getAllByText(/^Competition is \d+, /).length).toBeGreaterThan(0);
    await expect(
      top.getAllByRole('link', { name: /^Create content from this: / })[0]?.getAttribute('href'),
    ).toMatch(/^\/content\/create\?type=blog&keyword=/);
    await expect(canvas.getByRole('table', { name: 'All scores' })).toBeVisible();
    await expect(canvas.getAllByText('Quick win').length).toBeGreaterThan(0);
  },
});

/** The screen at the address, so that its links can be followed. */
function AtAddress() {
  return <KeywordsScreen search={v.parse(keywordsSearch, useSearch({ strict: false }))} />;
}

export const AnalyzedKeyword = meta.story({
  render: () => <StoryFrame as="editor">{() => <AtAddress />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Keyword groups' }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Opportunities' }));
    const scores = within(await canvas.findByRole('table', { name: 'All scores' }, patience));
    // The last is outside the top three, so its reasons are in the drawer alone.
    const names = scores.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const last = names.at(-1) ?? '';
    await userEvent.click(scores.getByRole('link', { name: last }));
    const drawer = within(await screen.findByRole('dialog', { name: last }, patience));
    await expect(
      await drawer.findByRole('heading', { name: 'Opportunity' }, patience),
    ).toBeVisible();
    await expect(drawer.getByText(/^Competition is \d+, /)).toBeVisible();
  },
});

export const AnalyzedWhileLoading = meta.story({
  render: () => <StoryFrame as="editor">{keywords}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Analyze Opportunities' }, patience),
    );
    await canvas.findByRole('list', { name: 'Top opportunities' }, patience);
    await expect(screen.queryByText('There are no keywords to analyze.')).toBeNull();
  },
});

export const AnotherRange = meta.story({
  render: () => <StoryFrame as="editor">{() => <AtAddress />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Summary' }, patience);
    canvas.getByRole('radio', { name: 'Last 30 days' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText(/^Last 90 days, [\d,]+ clicks$/, { selector: '[aria-live] *' });
  },
});

export const KeepsItsPlace = meta.story({
  render: () => <StoryFrame as="editor">{() => <AtAddress />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Keyword metrics' }, patience));
    const link = table.getAllByRole('link').at(-1);
    if (!link) throw new Error('There is no keyword.');
    link.focus();
    const page = document.documentElement;
    const before = page.scrollTop;
    await expect(before).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    const name = link.textContent;
    await screen.findByRole('dialog', { name }, patience);
    await expect(page.scrollTop).toBe(before);
    page.scrollTop = 0;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
    await waitFor(() => expect(page.scrollTop).toBeGreaterThan(0));
  },
});

export const NotAnalyzed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['keywords.analyze'] }}>{keywords}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Keyword groups' }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Opportunities' }));
    await canvas.findByText('The keywords couldn’t be analyzed', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const OneKeyword = meta.story({
  render: () => (
    <StoryFrame>{() => <KeywordsScreen search={{ keyword: 'cold brew recipe' }} />}</StoryFrame>
  ),
  play: async () => {
    const drawer = within(
      await screen.findByRole('dialog', { name: 'cold brew recipe' }, patience),
    );
    await expect(await drawer.findByText('Position by day', {}, patience)).toBeVisible();
    await expect(drawer.getByRole('heading', { name: 'Recommendations' })).toBeVisible();
    await expect(
      drawer.getByRole('link', { name: 'Create content from this: cold brew recipe' }),
    ).toBeVisible();
  },
});

export const UnknownKeyword = meta.story({
  render: () => (
    <StoryFrame>{() => <KeywordsScreen search={{ keyword: 'nothing like this' }} />}</StoryFrame>
  ),
  play: async () => {
    await expect(await screen.findByText('Keyword not found', {}, patience)).toBeVisible();
  },
});

export const Adding = meta.story({
  render: () => <StoryFrame as="editor">{keywords}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add group' }, patience));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Add keyword group' }, patience),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
    // The reasons are drawn again when focus comes to the first of their fields.
    await waitFor(() => expect(dialog.getByText('Enter a name for the group.')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Enter at least one keyword.')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Gifts');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Keywords' }),
      'coffee gift box, gift card',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
    await expect(await canvas.findByRole('link', { name: 'Gifts' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions for Gifts' })).toHaveFocus(),
    );
  },
});

export const NoneFound = meta.story({
  render: () => (
    <StoryFrame>{() => <KeywordsScreen search={{ q: 'nothing like this' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Show all keywords' }, patience),
    ).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^analytics\./u}>
      {() => <KeywordsScreen search={{}} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{keywords}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Please select a brand to see its keywords.'),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{keywords}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No keyword groups yet' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add group' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Opportunities' }));
    await expect(
      await screen.findByText('There are no keywords to analyze.', {}, patience),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{keywords}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Loading keywords' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['keywords.summary'] }}>{keywords}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
