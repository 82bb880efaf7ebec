import { titleSortKey } from '@brandroom/domain/content/order';
import type { CampaignId } from '@brandroom/domain/id.schema';
import preview from '@brandroom/stories/preview';
import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { PagePeek } from '@brandroom/ui/page-context';
import { useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { useOpenPeek } from '../../../shared/navigation/use-open-peek';
import { browserStorage } from '../../../shared/storage/safe-storage';
import { exchangeMessages } from '../exchange/exchange.messages';
import type { ContentSearch } from '../item/content-search';
import { contentSearch } from '../item/content-search';
import { itemMessages } from '../item/item.messages';
import { ContentList } from '../list/ContentList';
import { listMessages } from '../list/list.messages';
import { OpenItem } from '../peek/OpenItem';
import { calendarMessages } from './calendar.messages';
import { CalendarScreen } from './CalendarScreen';
import { openTray, tray, day, scheduledDay } from './calendar-in-stories';

const messages = calendarMessages.list;

const meta = preview.meta({
  title: 'Screens/CalendarScreen',
  component: CalendarScreen,
  beforeEach: openTray,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Renders the list but not the review desk; in the app the route provides both. */
function Calendar({ search }: { search: ContentSearch }) {
  return (
    <CalendarScreen
      search={search}
      review={() => null}
      list={(brandId, resultsId) => (
        <ContentList brandId={brandId} search={search} resultsId={resultsId} />
      )}
    />
  );
}

export const Loaded = meta.story({
  render: () => <StoryFrame as="editor">{() => <Calendar search={{ view: 'list' }} />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('120 items found')).toBeVisible();
    // The header row, the heading of past items, and one page of items.
    await expect(canvas.getAllByRole('row')).toHaveLength(42);
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.create })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const page = within(document.body);
    const importing = new RegExp(`^${exchangeMessages.export.importing}`, 'u');
    await expect(await page.findByRole('menuitem', { name: importing })).toBeVisible();
  },
});

export const Filtered = meta.story({
  render: () => (
    <StoryFrame as="manager">
      {() => <Calendar search={{ view: 'list', status: 'pending' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 items found')).toBeVisible();
    const status = canvas.getByRole('button', { name: 'Status: Pending' });
    await expect(status).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: 'Views, Needs review' })).toHaveTextContent(
      'Needs review',
    );
    const table = canvas.getByRole('table', { name: listMessages.caption });
    await expect(within(table).getAllByText('Pending')).toHaveLength(8);
  },
});

/** A range is short, so that the other filters stay beside it in a window of 1280 px. */
export const FilteredByDates = meta.story({
  render: () => (
    <div style={{ inlineSize: '65.5rem', maxInlineSize: '100%' }}>
      <StoryFrame as="manager">
        {() => <Calendar search={{ view: 'list', start: '2026-06-01', end: '2026-06-30' }} />}
      </StoryFrame>
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/items? found/u);
    await expect(canvas.getByRole('button', { name: 'Dates: Jun 1 – 30, 2026' })).toBeVisible();
    for (const name of ['Status', 'Channel'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
});

/** The sort order is in the address, and changing it returns to the first page. */
export const SortedByTitle = meta.story({
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=list&page=2">
      {() => <AtItsAddress />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const header = (name: string) => canvas.findByRole('columnheader', { name });
    await expect(await header('Date')).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }));
    await waitFor(async () =>
      expect(await header('Title')).toHaveAttribute('aria-sort', 'ascending'),
    );
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    const titles = canvas
      .getAllByRole('rowheader')
      .map(({ textContent }) => titleSortKey(textContent));
    await expect(titles).toEqual(titles.toSorted());
    await expect(canvas.getByRole('button', { name: 'Title' })).toHaveFocus();
  },
});

/**
 * An unknown campaign, deleted or of another brand, is reported and can be removed with one press.
 */
export const OfADeletedCampaign = meta.story({
  render: () => (
    <StoryFrame as="manager">
      {() => (
        <Calendar
          search={{ view: 'list', campaign: 'campaign_1748736000000_gone' as CampaignId }}
        />
      )}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Campaign not found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All campaigns' })).toBeVisible();
    await expect(await canvas.findByText(listMessages.noneFound)).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.create })).toHaveAttribute(
      'href',
      '/content/create?campaign=campaign_1748736000000_gone',
    );
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{() => <Calendar search={{ view: 'list' }} />}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: listMessages.caption });
    await expect(within(table).queryByText('Draft')).toBeNull();
    await expect(within(table).queryByText('Pending')).toBeNull();
    await expect(canvas.queryByRole('link', { name: messages.create })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const page = within(document.body);
    await expect(
      await page.findByRole('menuitem', { name: exchangeMessages.export.print }),
    ).toBeVisible();
    const importing = new RegExp(`^${exchangeMessages.export.importing}`, 'u');
    await expect(page.queryByRole('menuitem', { name: importing })).toBeNull();
  },
});

export const Empty = meta.story({
  render: () => (
    <StoryFrame>{() => <Calendar search={{ view: 'list', q: 'no such words' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(listMessages.noneFound)).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => (
    <StoryFrame simulation={{ latency: 10 }}>
      {() => <Calendar search={{ view: 'list' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: messages.loading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      itemMessages.page.title,
    );
  },
});

/** The bar has all its parts before the items are there, and none of them moves when they come. */
export const LoadingAMonth = meta.story({
  render: () => (
    <StoryFrame as="editor" simulation={{ latency: 2 }}>
      {() => <Calendar search={{ view: 'month', date: day }} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: messages.loading })).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: 'Search content' });
    const before = field.getBoundingClientRect().x;
    await expect(canvas.getByRole('button', { name: /^Unscheduled/u })).toBeVisible();
    await canvas.findByRole('grid', {}, { timeout: 10_000 });
    await canvas.findByRole('button', { name: /^Unscheduled \d+$/u });
    await expect(field.getBoundingClientRect().x).toBe(before);
  },
});

/** Without items there is nothing to show in the tray. */
export const FailedMonth = meta.story({
  render: () => (
    <StoryFrame as="editor" simulation={{ fail: ['content.days', 'content.undated'] }}>
      {() => <Calendar search={{ view: 'month' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Unscheduled/u })).toBeNull();
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['content.list'] }}>
      {() => <Calendar search={{ view: 'list' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const NoBrand = meta.story({
  render: () => (
    <StoryFrame brand="none">{() => <Calendar search={{ view: 'list' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No brand selected')).toBeVisible();
    await expect(canvas.getByText(messages.noBrand)).toBeVisible();
  },
});

export const Month = meta.story({
  tags: ['pictured'],
  render: () => (
    <StoryFrame as="manager">{() => <Calendar search={{ view: 'month', date: day }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('grid', { name: 'Content in December 2025' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'December 2025' })).toBeVisible();
    await expect(canvas.getByText(/^\d+ items?$/)).toHaveTextContent(/items? in December 2025$/);
  },
});

/** On phones nothing is between the bars and the days; the rarer controls are in the page's menu. */
export const MonthOnAPhone = meta.story({
  tags: ['pictured'],
  globals: { viewport: { value: 'largePhone' } },
  render: () => (
    <StoryFrame as="manager" path={`/content/calendar?view=month&date=${scheduledDay}`}>
      {() => <AtItsAddress />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Content in March 2026' });
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent('Content calendar (Month), March 2026');
    const first = canvas.getAllByRole('gridcell')[0];
    await expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(120);
    await expectNoSidewaysScroll();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(title).toHaveTextContent('April 2026'));
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Today');
    await waitFor(() => expect(title).toHaveTextContent('March 2026'));
    await choose('Search content');
    const search = await canvas.findByRole('searchbox', { name: 'Search content' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.tab();
    await expect(search).not.toBeInTheDocument();
  },
});

export const AllWithoutADate = meta.story({
  render: () => (
    <StoryFrame as="editor">{() => <Calendar search={{ view: 'month' }} />}</StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: /^Show \d+ more items$/u });
    more.focus();
    await userEvent.keyboard('{Enter}');
    // All items are shown, so the button is replaced by a text, which has focus.
    const all = await canvas.findByText(/^(\d+) of \1 items shown$/u);
    await waitFor(() => expect(all.parentElement).toHaveFocus());
  },
});

/** On narrow windows the tray starts closed; opening it is remembered. */
export const TrayOnDemand = meta.story({
  beforeEach: () => browserStorage.set(tray, 'closed'),
  render: () => (
    <StoryFrame as="editor">{() => <Calendar search={{ view: 'month' }} />}</StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: /^Unscheduled \d+$/u });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('region', { name: 'Unscheduled' })).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('region', { name: 'Unscheduled' })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    await expect(titles).toEqual(['Approved', 'Draft', 'Pending', 'Rejected']);
    await expect(browserStorage.get(tray)).toBe('open');
    await userEvent.click(canvas.getByRole('button', { name: 'Close Unscheduled' }));
    await expect(canvas.queryByRole('region', { name: 'Unscheduled' })).toBeNull();
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(browserStorage.get(tray)).toBe('closed');
  },
});

/**
 * The legend below the grid says what colors and marks mean; colors by channel are chosen in the page's menu, and the
 * address keeps the choice.
 */
export const ColoredByChannel = meta.story({
  render: () => (
    <StoryFrame as="manager" path={`/content/calendar?view=month&date=${scheduledDay}`}>
      {() => <AtItsAddress />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await expect(canvas.getByRole('list', { name: 'Status' })).toHaveTextContent('Scheduled');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Colors…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Colors' }));
    await expect(dialog.getByRole('list', { name: 'Status' })).toHaveTextContent('Scheduled');
    await userEvent.click(dialog.getByRole('radio', { name: 'Channel' }));
    const legend = await dialog.findByRole('list', { name: 'Channel' });
    await expect(legend).toHaveTextContent('LinkedIn');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The legend is also below the grid, and both are in view.
    const foot = canvas.getByRole('list', { name: 'Channel' });
    await expect(foot).toHaveTextContent('LinkedIn');
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const grid = canvas.getByRole('grid').getBoundingClientRect();
    await expect(grid.bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top);
  },
});

export const Week = meta.story({
  tags: ['pictured'],
  render: () => (
    <StoryFrame as="manager">{() => <Calendar search={{ view: 'week', date: day }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Dec 7 – 13, 2025' }),
    ).toBeVisible();
  },
});

export const WeekOnAPhone = meta.story({
  tags: ['pictured'],
  globals: { viewport: { value: 'largePhone' } },
  render: () => (
    <StoryFrame as="manager">{() => <Calendar search={{ view: 'week', date: day }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Dec 7 – 13, 2025',
    );
    await expectNoSidewaysScroll();
  },
});

/** Renders the list with the item of the address beside it, as the shell does. */
function ListAndPeek({ brandId }: StoryWorld) {
  const open = useOpenPeek();
  return (
    <PagePeek value={open && brandId && <OpenItem id={open} brandId={brandId} />}>
      <AtItsAddress />
    </PagePeek>
  );
}

/** The open item is marked in the list, which stays in use. */
export const PeekBesideTheList = meta.story({
  tags: ['pictured'],
  render: () => (
    <StoryFrame
      as="manager"
      path="/content/calendar?view=list&q=evening&peek=content_1748736000000_10000s"
    >
      {(world) => <ListAndPeek {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const title = 'Cupping evening at Park Street';
    const link = await canvas.findByRole('link', { name: title });
    await expect(link).toHaveAttribute('aria-current', 'true');
    const peek = within(await canvas.findByRole('region', { name: title }));
    await expect(await peek.findByRole('button', { name: 'Approve' })).toBeVisible();
    await waitFor(() => expect(peek.getByLabelText(/^Campaign/)).toBeEnabled());
  },
});

/** On phones an item opens as a page, so that the list has all the room. */
export const ListOnAPhone = meta.story({
  tags: ['pictured'],
  globals: { viewport: { value: 'largePhone' } },
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=list">
      {() => <AtItsAddress />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: listMessages.caption });
    await expectNoSidewaysScroll();
  },
});

function AtItsAddress() {
  return <Calendar search={v.parse(contentSearch, useSearch({ strict: false }))} />;
}

export const OfAnAdmin = meta.story({
  render: () => <StoryFrame as="admin">{() => <Calendar search={{ view: 'list' }} />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('120 items found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.create })).toBeVisible();
  },
});

/** A brand without access looks the same as one that does not exist. */
export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" brand="foreign">
      {() => <Calendar search={{ view: 'list' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('It may have been deleted, or you don’t have access.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('link', { name: messages.create })).toBeNull();
  },
});
