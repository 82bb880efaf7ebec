import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectReasonsInMenu } from '../../../shared/testing/reasons-in-menu';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { ContentList } from './ContentList';
import { listMessages } from './list.messages';
import { List, bar, box, toast, titles } from './list-in-stories';

const messages = listMessages;

const meta = preview.meta({
  title: 'Parts/ContentList',
  component: ContentList,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

export const Columns = meta.story({
  // The choice of columns is stored, so it is cleared after the story.
  beforeEach: () => () => localStorage.clear(),
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=list&columns=date,tags">
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const chosen = ['Channel', 'Status', 'Date', 'Campaign', 'Tags', 'Changed'];
    const headers = () =>
      chosen.filter((name) => canvas.queryByRole('columnheader', { name }) !== null);
    await canvas.findByRole('columnheader', { name: 'Tags' });
    await expect(headers()).toEqual(['Date', 'Tags']);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns of Content' }));
    const choice = within(await screen.findByRole('group', { name: 'Shown columns' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'Campaign' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'Date' }));
    await expect(headers()).toEqual(['Campaign', 'Tags']);
    await expect((await canvas.findAllByText('Meet the Growers')).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    const firstRow = () => canvas.getAllByRole('row')[1];
    for (const first of ['Meet the Growers', 'Winter Warmers']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Campaign' }));
      await waitFor(() => expect(firstRow()).toHaveTextContent(first));
    }
  },
});

export const NextDateFirst = meta.story({
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=list">
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const past = await canvas.findByRole('cell', { name: /^Past/ });
    await expect(past).toBeVisible();
    const date = () => canvas.getByRole('columnheader', { name: 'Date' });
    await expect(date()).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await waitFor(() => expect(date()).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(canvas.queryByRole('cell', { name: /^Past/ })).toBeNull());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'upcoming');
    await expect(await canvas.findByRole('cell', { name: /^Past/ })).toBeVisible();
  },
});

/** After a deletion the next item has focus. */
export const DeletedFromItsMenu = meta.story({
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=list">
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('table');
    const [first = '', second = ''] = titles();
    canvas.getByRole('button', { name: messages.menu.label(first) }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    const dialog = await screen.findByRole('alertdialog', { name: `Delete “${first}”?` });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).not.toContain(first));
    await waitFor(() => {
      const row = document.activeElement?.closest('[data-row]');
      return expect(row?.textContent ?? '').toContain(second);
    });
    const deleted = await screen.findByRole('alertdialog');
    await userEvent.click(within(deleted).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toContain(first));
    // The current page is refreshed, dimmed.
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
});

/** Changing the order keeps the selection; changing the filters clears it. */
export const SelectionKeptOverSorting = meta.story({
  // The choice of columns is stored, so it is cleared after the story.
  beforeEach: () => () => localStorage.clear(),
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=list">
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('table');
    const [first = ''] = titles();
    await userEvent.click(box(first));
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(titles()[0]).not.toBe(first));
    await userEvent.click(canvas.getByRole('button', { name: 'Columns of Content' }));
    const columns = within(await screen.findByRole('group', { name: 'Shown columns' }));
    await userEvent.click(columns.getByRole('checkbox', { name: 'Changed' }));
    await canvas.findByRole('columnheader', { name: 'Changed' });
    await userEvent.keyboard('{Escape}');
    await expect(await bar()).toHaveTextContent('1 selected');
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Tags…' }));
    const field = await screen.findByRole('textbox', { name: /^Tags/u });
    await userEvent.type(field, 'winter{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(toast()).toHaveTextContent('Changed the tags of'));
    await userEvent.click(within(toast()).getByRole('button', { name: /^Close: / }));
    // The page with the tags is refreshed, dimmed.
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
});

/** A viewer sees only the actions they may take. */
export const OfAViewer = meta.story({
  render: () => (
    <StoryFrame as="viewer" path="/content/calendar?view=list">
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(titles().length).toBeGreaterThan(0);
    // Without any action there is no selection.
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** Viewers are offered only what they may do. */
export const NothingForAViewer = meta.story({
  tags: ['empty'],
  render: () => (
    <StoryFrame as="viewer" path="/content/calendar?view=list&q=zebra">
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Change or reset the filters.')).toBeVisible();
  },
});

/** A brand without content offers to create the first item. */
export const OfANewBrand = meta.story({
  tags: ['empty'],
  render: () => (
    <StoryFrame brand="empty" path="/content/calendar?view=list">
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No content yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create content' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reset Filters' })).toBeNull();
  },
});

/** Each refused step leads from the menu to its rules, and the item to its place in the workflow. */
export const RefusedInItsMenu = meta.story({
  render: () => (
    <StoryFrame as="editor" path="/content/calendar?view=list&status=pending">
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const [first = ''] = titles();
    await userEvent.click(canvas.getByRole('button', { name: messages.menu.label(first) }));
    await expectReasonsInMenu(['Approve', 'Reject']);
  },
});

export const NothingFound = meta.story({
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=list&q=nowhere&status=draft">
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: messages.noneFound })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.showAll }));
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** Without room for the chosen columns, the choice still starts from them. */
export const ColumnsWithoutRoom = meta.story({
  beforeEach: () => () => localStorage.clear(),
  render: () => (
    <div style={{ inlineSize: 'min(30rem, 100%)' }}>
      <StoryFrame as="manager" path="/content/calendar?view=list&columns=date,tags">
        {(world) => <List {...world} />}
      </StoryFrame>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('columnheader', { name: 'Channel' });
    await expect(canvas.queryByRole('columnheader', { name: 'Tags' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns of Content' }));
    const choice = within(await screen.findByRole('group', { name: 'Shown columns' }));
    const chosen = () =>
      choice
        .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
        .map((each) => each.labels?.[0]?.textContent);
    await expect(chosen()).toEqual(['Date', 'Tags']);
    await userEvent.click(choice.getByRole('checkbox', { name: 'Campaign' }));
    await expect(chosen()).toEqual(['Date', 'Campaign', 'Tags']);
  },
});
