import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import { titleSortKey } from '@brandroom/domain/content/order';
import type { CampaignId, ContentId } from '@brandroom/domain/id.schema';
import { guide } from '@brandroom/stories/guide';
import preview from '@brandroom/stories/preview';
import { expectNoSidewaysScroll } from '@brandroom/stories/sideways';
import { PagePeek } from '@brandroom/ui/page-context';
import { useLocation, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { draftStore } from '../../../shared/form/draft-store';
import type { SimulationSettings } from '../../../shared/simulation/simulation';
import { expectReasonsInMenu } from '../../../shared/testing/reasons-in-menu';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { useOpenPeek } from '../../../shared/navigation/use-open-peek';
import { browserStorage } from '../../../shared/storage/safe-storage';
import { toInstant } from '../../../shared/time/local-date-time';
import { timeZone } from '../../../shared/time/time-zone';
import { exchangeMessages } from '../exchange/exchange.messages';
import type { ContentSearch } from '../item/content-search';
import { contentSearch } from '../item/content-search';
import { itemMessages } from '../item/item.messages';
import { ContentList } from '../list/ContentList';
import { listMessages } from '../list/list.messages';
import { OpenItem } from '../peek/OpenItem';
import { calendarMessages } from './calendar.messages';
import { CalendarScreen } from './CalendarScreen';

const messages = calendarMessages.list;

const tray = 'brandroom:calendar-tray';

const meta = preview.meta({
  title: 'Screens/CalendarScreen',
  component: CalendarScreen,
  beforeEach: () => {
    browserStorage.set(tray, 'open');
    return () => browserStorage.remove(tray);
  },
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    layout: 'fullscreen',
    ...guide({
      purpose: 'Shows when each item is published, and moves it.',
      avoid: 'To decide on pending items, use the review desk.',
      keys: [
        { keys: ['Space'], does: 'Lifts an item', story: 'MovedByKeys' },
        { keys: ['ArrowLeft', 'ArrowRight'], does: 'A day', story: 'MovedByKeys' },
        { keys: ['ArrowUp', 'ArrowDown'], does: 'A week', story: 'MovedByKeys' },
        { keys: ['Shift+ArrowDown'], does: '15 minutes', story: 'MovedByKeys' },
        { keys: ['Enter'], does: 'Drops it', story: 'MovedByKeys' },
        { keys: ['Escape'], does: 'Returns it', story: 'MovedByKeys' },
      ],
      dos: ['Announce with each step the new date of the item and the other items of that day.'],
      donts: ['Let an item be dropped where it is refused, or refuse it without a word.'],
      heard: 'MovedByKeys',
      announces: 'only',
    }),
  },
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
export const OfACampaignThatIsGone = meta.story({
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
    await expect(await canvas.findByText(listMessages.empty)).toBeVisible();
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
    await expect(await canvas.findByText(listMessages.empty)).toBeVisible();
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

/** Half a year after the first samples. */
const day = '2025-12-10';
/** A day in the future of the stories' clock. */
const scheduledDay = '2026-03-04';

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
    await expect(title).toHaveTextContent('Content calendar: Month, March 2026');
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

/** Opens the list of shortcuts and returns their actions. */
async function keysDo(): Promise<readonly string[]> {
  (await screen.findByRole('button', { name: 'More actions' })).click();
  (await screen.findByRole('menuitem', { name: 'Keyboard shortcuts, ?' })).click();
  const list = await screen.findByRole('dialog', { name: 'Calendar shortcuts' });
  return within(list)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
}
const steps = /^(?:Submit|Approve|Reject|Schedule|Unschedule|Publish)/;
const changes = /^(?:Go to unscheduled|Pick up|Drop|Move|Remove date|Duplicate|Delete)/;

/** Viewers cannot move or decide anything, and the list has no such shortcuts. */
export const MonthOfAViewer = meta.story({
  render: () => (
    <StoryFrame as="viewer">{() => <Calendar search={{ view: 'month', date: day }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Content in December 2025' });
    await expect(canvas.queryByRole('region', { name: 'Unscheduled' })).toBeNull();
    const does = await keysDo();
    await expect(does).toContain('Show actions');
    await expect(does.filter((each) => steps.test(each) || changes.test(each))).toEqual([]);
    await expect(does).toContain('Go to the day’s items');
    await expect(does.filter((each) => /\badd\b/i.test(each))).toEqual([]);
  },
});

const drafts = () => (
  <StoryFrame as="editor">
    {() => <Calendar search={{ view: 'month', date: day, status: 'draft' }} />}
  </StoryFrame>
);

/** A letter on an item triggers its menu action, or shows why it is unavailable. */
export const ByKeys = meta.story({
  render: drafts,
  play: async ({ canvas, userEvent }) => {
    const [draft] = await canvas.findAllByRole('link', { name: /, Draft,/ });
    draft?.focus();
    await userEvent.keyboard('a');
    await expect((await screen.findAllByText(/^“Approve” is not possible: “/))[0]).toBeVisible();
    await userEvent.keyboard('s');
    await expect((await screen.findAllByText(/^Submitted “.*” for review$/))[0]).toBeVisible();
  },
});

const post = {
  type: 'social',
  platform: 'bluesky',
  description: '',
  body: 'Words.',
  images: [],
  campaignId: null,
  tags: [],
} as const satisfies Partial<ContentDraft>;

/** An item late on March 19; March 20 has more items than fit, all at earlier times. */
async function fullDay({ services, brandId }: StoryWorld): Promise<void> {
  if (!brandId) throw new Error('A calendar is one of a brand.');
  const { content } = services.client;
  const plans = [
    ['Last shelf', 19, '23:45'],
    ...Array.from({ length: 9 }, (_, hour) => [`Shelf ${hour}`, 20, `1${hour}:00`] as const),
  ] as const;
  for (const [title, date, time] of plans) {
    const scheduledFor = toInstant(`2026-03-${date}T${time}`, timeZone);
    await content.create({ brandId, draft: { ...post, title }, scheduledFor });
  }
}

/** Returns the focused item or day of the calendar. */
const focusedPart = () => document.querySelector('[data-entry]:focus, [data-day]:focus');

/**
 * Publishing asks for confirmation, by shortcut and by menu; closing the dialog restores focus to
 * the item.
 */
export const PublishedByKey = meta.story({
  render: () => (
    <StoryFrame as="manager">
      {() => <Calendar search={{ view: 'month', date: scheduledDay, status: 'approved' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const [approved] = await canvas.findAllByRole('link', { name: /, Approved,/ });
    const [title = ''] = (approved?.getAttribute('aria-label') ?? '')
      .replace(/^\d+:\d+ [AP]M /u, '')
      .split(', Approved');
    const question = { name: `Publish “${title}” now?` };
    approved?.focus();
    await userEvent.keyboard('p');
    const asked = await screen.findByRole('alertdialog', question);
    await expect(within(asked).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(approved).toHaveFocus());
    if (approved) await userEvent.pointer({ keys: '[MouseRight]', target: approved });
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Publish Now/ }));
    const again = await screen.findByRole('alertdialog', question);
    await userEvent.click(within(again).getByRole('button', { name: 'Publish Now' }));
    await expect((await screen.findAllByText(`Published “${title}”`))[0]).toBeVisible();
    // The filter removes the published item; focus stays in the calendar.
    await waitFor(() => expect(approved).not.toBeInTheDocument());
    await waitFor(() => expect(focusedPart()).toHaveAttribute('tabindex', '0'));
  },
});

/** The world of the running story, for access to its stored data. */
let present: StoryWorld | undefined;
const pending = (simulation: Partial<SimulationSettings> = {}) => (
  <StoryFrame
    as="manager"
    simulation={simulation}
    before={async (world) => {
      present = world;
    }}
  >
    {() => <Calendar search={{ view: 'month', date: scheduledDay, status: 'pending' }} />}
  </StoryFrame>
);
async function firstPending() {
  const [chip] = await screen.findAllByRole('link', { name: /, Pending,/ });
  if (!chip) throw new Error('Nothing waits for a decision.');
  const [title = ''] = (chip.getAttribute('aria-label') ?? '')
    .replace(/^\d+:\d+ [AP]M /u, '')
    .split(', Pending');
  return { chip, title, question: { name: `Reject “${title}”` } };
}

/** Each refused step leads from the menu to its rules, and the item to its place in the workflow. */
export const RefusedInItsMenu = meta.story({
  render: () => (
    <StoryFrame as="editor">
      {() => <Calendar search={{ view: 'month', date: scheduledDay, status: 'pending' }} />}
    </StoryFrame>
  ),
  play: async ({ userEvent }) => {
    const { chip } = await firstPending();
    await userEvent.pointer({ keys: '[MouseRight]', target: chip });
    await expectReasonsInMenu(['Approve', 'Reject']);
  },
});

/** Lets the browser find what it keeps. */
let readNow = () => {};

/**
 * Rejecting opens a dialog, by shortcut and by menu, and its note goes into the history. An unsent
 * note is restored, even if the browser reads it slowly.
 */
export const RejectedByKey = meta.story({
  render: () => pending(),
  beforeEach: () => {
    const { read } = draftStore;
    const slow = new Promise<void>((resolve) => {
      readNow = resolve;
    });
    spyOn(draftStore, 'read').mockImplementationOnce(async (key) => slow.then(() => read(key)));
    // Releases the read, so that no other story waits if this one fails.
    return () => readNow();
  },
  play: async ({ userEvent }) => {
    const { chip, title, question } = await firstPending();
    chip.focus();
    await userEvent.keyboard('r');
    const asked = await screen.findByRole('dialog', question);
    const note = within(asked).getByRole('textbox', { name: /^Note to the author/ });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.keyboard('Not this. {Escape}');
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.pointer({ keys: '[MouseRight]', target: chip });
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Reject/ }));
    const again = await screen.findByRole('dialog', question);
    readNow();
    const kept = within(again).getByRole('textbox');
    await waitFor(() => expect(kept).toHaveFocus());
    await waitFor(() => expect(kept).toHaveValue('Not this. '));
    await userEvent.keyboard('Say which orchard.');
    await userEvent.click(within(again).getByRole('button', { name: 'Reject' }));
    await expect((await screen.findAllByText(`Rejected “${title}”`))[0]).toBeVisible();
    // The filter removes the rejected item; focus stays in the calendar.
    await waitFor(() => expect(chip).not.toBeInTheDocument());
    await waitFor(() => expect(focusedPart()).toHaveAttribute('tabindex', '0'));
    const id = chip.dataset['entry'] as ContentId;
    const decided = (await present?.services.client.content.history({ id }))?.filter(
      ({ action }) => action === 'reject',
    );
    await expect(decided?.map((each) => each.note)).toEqual(['Not this. Say which orchard.']);
  },
});

async function waitingOnADay({ services, brandId }: StoryWorld): Promise<void> {
  if (!brandId) throw new Error('A calendar is one of a brand.');
  const { content } = services.client;
  const scheduledFor = toInstant('2026-03-20T09:00', timeZone);
  const draft = { ...post, title: 'First shelf' };
  const { id, version } = await content.create({ brandId, draft, scheduledFor });
  await content.submit({ id, version });
}

/** The menu of an item in a day's dialog opens over it, and so does the menu's dialog. */
export const RejectedInItsDay = meta.story({
  render: () => (
    <StoryFrame as="manager" before={waitingOnADay}>
      {() => <Calendar search={{ view: 'month', date: scheduledDay, q: 'shelf' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^9:00 AM First shelf, Pending/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Friday, March 20, 2026, 1 item/ }));
    const actions = await screen.findByRole('button', { name: 'Actions for “First shelf”' });
    const reject = async () => {
      actions.focus();
      await userEvent.keyboard('{Enter}');
      const menu = await screen.findByRole('menu', { name: 'Actions for “First shelf”' });
      await waitFor(() => expect(menu).toContainElement(document.body.querySelector(':focus')));
      await userEvent.click(within(menu).getByRole('menuitem', { name: /^Reject/ }));
      const asked = await screen.findByRole('dialog', { name: 'Reject “First shelf”' });
      await waitFor(() => expect(within(asked).getByRole('textbox')).toHaveFocus());
      return within(asked);
    };
    await reject();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(actions).toHaveFocus());
    const asked = await reject();
    // Simulates a closing overlay that restores focus to the wrong element.
    let isAstray = false;
    const atFirst = new MutationObserver(() => {
      const [close] = screen.queryAllByRole('button', { name: /^Close Friday/ });
      close?.focus();
      isAstray = close !== undefined && close === document.activeElement;
      if (isAstray) atFirst.disconnect();
    });
    atFirst.observe(document.body, { childList: true });
    await userEvent.click(asked.getByRole('button', { name: 'Reject' }));
    await expect((await screen.findAllByText('Rejected “First shelf”'))[0]).toBeVisible();
    await expect(isAstray).toBe(true);
    await waitFor(() => expect(actions).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Friday, March 20, 2026' })).toBeVisible();
  },
});

/** The dialog shows the failure and keeps the note. */
export const NotRejected = meta.story({
  render: () => pending({ fail: ['content.reject'] }),
  play: async ({ userEvent }) => {
    const { chip, question } = await firstPending();
    chip.focus();
    await userEvent.keyboard('r');
    const asked = within(await screen.findByRole('dialog', question));
    await waitFor(() => expect(asked.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('Say which orchard.{Tab}{Tab}{Enter}');
    await expect(await asked.findByText(/^That did not work\./)).toBeVisible();
    await expect(asked.getByRole('textbox')).toHaveValue('Say which orchard.');
    await userEvent.clear(asked.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(chip).toHaveFocus());
  },
});

const grower = { name: /Grower letter: Selam Bekele, Scheduled/ };
const scheduled = () => (
  <StoryFrame as="manager">
    {() => <Calendar search={{ view: 'month', date: scheduledDay, status: 'scheduled' }} />}
  </StoryFrame>
);

/** Expects an item in a day's cell. */
async function isOn(date: string, name: RegExp) {
  const item = screen.getByRole('link', grower);
  await expect(item).toHaveAccessibleName(name);
  await expect(item).toHaveAttribute('data-of', date);
}

/**
 * Announces the picked-up item, each day with its items, the refusal, the cancel, the new day, and
 * undo.
 */
export const MovedByKeys = meta.story({
  render: scheduled,
  play: async ({ canvas, userEvent }) => {
    const said = async (words: RegExp) =>
      expect((await canvas.findAllByText(words, { selector: '[aria-live] *' })).length).toBe(1);
    (await canvas.findByRole('link', grower)).focus();
    await userEvent.keyboard(' ');
    await said(/picked up from Thursday, March 5, 2026 at 11:45 AM/);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}{Enter}{Escape}');
    await said(/^Move canceled\..*: Thursday, March 5/);
    await userEvent.keyboard(' {ArrowDown}{Shift>}{ArrowDown}{/Shift}{Enter}');
    await said(/moved to Mar 12, 2026, 12:00 PM/);
    await waitFor(() => isOn('2026-03-12', /^12:00 PM/));
    canvas.getByRole('button', { name: /^Undo: / }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => isOn('2026-03-05', /^11:45 AM/));
    await said(/moved to Mar 5, 2026, 11:45 AM/);
  },
});

/** Focus follows an item that was moved, after the dialog and after Undo in the toast. */
export const FocusFollowsAMove = meta.story({
  render: () => (
    <StoryFrame as="editor">
      {() => <Calendar search={{ view: 'month', date: scheduledDay, channel: 'instagram' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const [approved] = await canvas.findAllByRole('link', { name: /, Approved, .*no date$/ });
    const [title = ''] = (approved?.getAttribute('aria-label') ?? '').split(', Approved');
    const item = () => canvas.getByRole('link', { name: (name) => name.includes(title) });
    approved?.focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    const asked = await screen.findByRole('alertdialog', { name: 'Ask for approval again?' });
    await userEvent.click(within(asked).getByRole('button', { name: 'Move and ask again' }));
    await waitFor(() => expect(item()).toHaveAccessibleName(/^9:00 AM.*Pending/));
    await expect(item()).toHaveAttribute('data-of', '2026-03-05');
    // Announced once, after both the old and the new range are refetched.
    const counts = () =>
      canvas.getAllByText(/items? in March 2026$/, { selector: '[aria-live] *' });
    await waitFor(() => expect(counts()).toHaveLength(1));
    await waitFor(() => expect(item()).toHaveFocus());
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(undo.closest('[role="region"]')?.contains(document.activeElement)).toBe(true),
    );
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item()).toHaveAccessibleName(/, Approved, .*no date$/));
    await waitFor(() => expect(item()).toHaveFocus());
  },
});

/** Focus returns to the item even if its dialog opens late. */
export const FocusComesBackFromItsDialog = meta.story({
  render: scheduled,
  play: async ({ canvas, userEvent }) => {
    const item = await canvas.findByRole('link', grower);
    for (const [key, role] of [
      ['m', 'dialog'],
      ['Delete', 'alertdialog'],
    ] as const) {
      item.focus();
      await fireEvent.keyDown(item, { key });
      canvas.getByRole('button', { name: 'Today' }).focus();
      const asked = await screen.findByRole(role);
      await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      await waitFor(() => expect(canvas.getByRole('link', grower)).toHaveFocus());
    }
  },
});

/** Undo of a move that is no longer the last change reports that and moves nothing. */
export const UndoneTooLate = meta.story({
  render: scheduled,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', grower)).focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    const older = await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await expect((await screen.findAllByText(/moved to Mar 7, 2026/))[0]).toBeVisible();
    await userEvent.click(older);
    await expect((await screen.findAllByText(/^Couldn’t undo the move of /))[0]).toBeVisible();
    await expect((await screen.findAllByText(/changed it after this move/))[0]).toBeVisible();
    await waitFor(() => isOn('2026-03-07', /^11:45 AM/));
  },
});

function AtItsAddress() {
  return <Calendar search={v.parse(contentSearch, useSearch({ strict: false }))} />;
}

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

/** Enter in the title of a new draft creates it, Shift+Enter creates and opens it. */
export const CreatedAndOpened = meta.story({
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=month&date=2026-03-17">
      {() => (
        <>
          <AtItsAddress />
          <Address />
        </>
      )}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const add = async (title: string, keys: string) => {
      (await canvas.findByRole('button', { name: /^Tuesday, March 17, 2026/ })).focus();
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      const field = await screen.findByRole('textbox', { name: /^Title/ });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard(title + keys);
    };
    await add('Pears', '{Enter}');
    await expect(await canvas.findByRole('link', { name: /Pears, Draft/ })).toBeVisible();
    await expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/content\/calendar$/);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull());
    await add('Plums', '{Shift>}{Enter}{/Shift}');
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/content\/edit\/content_/),
    );
  },
});

/** Neither Escape nor a press outside loses a typed title without a question. */
export const TypedTitleKept = meta.story({
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=month&date=2026-03-17">
      {() => <AtItsAddress />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('button', { name: /^Tuesday, March 17, 2026/ });
    number.focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    const field = await screen.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Pears');
    const keepAfter = async (leave: () => Promise<void>) => {
      await leave();
      const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue('Pears');
    };
    await keepAfter(() => userEvent.keyboard('{Escape}'));
    await keepAfter(async () => {
      const beside = screen.getByTestId('underlay');
      await userEvent.pointer({ keys: '[MouseLeft>]', target: beside });
      // The form takes focus back before a person lets go.
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.pointer({ keys: '[/MouseLeft]', target: beside });
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await waitFor(() => expect(number).toHaveFocus());
  },
});

/** Moving an item beyond its month works the same, for each step and the drop. */
export const MovedToAnotherMonth = meta.story({
  render: () => (
    <StoryFrame
      as="manager"
      path={`/content/calendar?view=month&date=${scheduledDay}&status=scheduled`}
    >
      {() => <AtItsAddress />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const said = async (words: RegExp) =>
      expect((await canvas.findAllByText(words, { selector: '[aria-live] *' })).length).toBe(1);
    const isAt = async (name: RegExp) => {
      await waitFor(() => expect(canvas.getByRole('link', grower)).toHaveAccessibleName(name));
      await waitFor(() => expect(canvas.getByRole('link', grower)).toHaveFocus());
    };
    (await canvas.findByRole('link', grower)).focus();
    await userEvent.keyboard(' {PageDown}');
    await isAt(/April 5, 2026, being moved$/);
    // The number was unknown until the month was loaded.
    await said(/^No other items\.$/);
    await userEvent.keyboard('{Enter}');
    await isAt(/^11:45 AM.*, Scheduled, Email$/);
    await isOn('2026-04-05', /^11:45 AM/);
    await said(/moved to Apr 5, 2026, 11:45 AM/);
    await isAt(/^11:45 AM.*, Scheduled, Email$/);
    await isOn('2026-04-05', /^11:45 AM/);
    await userEvent.keyboard(' {PageUp}{PageUp}{PageUp}');
    await isAt(/January 5, 2026, being moved$/);
    await userEvent.keyboard('{Enter}');
    await said(/^Can’t drop it here: /);
    await userEvent.keyboard('{Escape}');
    await isAt(/^11:45 AM.*, Scheduled, Email$/);
    await isOn('2026-04-05', /^11:45 AM/);
  },
});

/**
 * An item that does not fit into its day is behind "more", which has focus until the item is
 * visible again.
 */
export const MovedBehindMore = meta.story({
  render: () => (
    <StoryFrame as="manager" before={fullDay}>
      {() => <Calendar search={{ view: 'month', date: scheduledDay, q: 'shelf' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const moved = { name: /^11:45 PM Last shelf, / };
    (await canvas.findByRole('link', moved)).focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    const more = await canvas.findByRole('button', { name: /more on Friday, March 20, 2026$/ });
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{F6}');
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', moved)).toHaveFocus());
  },
});

/** The second move begins before the first is stored, and starts from its result. */
export const MovedTwice = meta.story({
  render: scheduled,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', grower)).focus();
    await userEvent.keyboard(' {ArrowRight}{Enter} {ArrowRight}{Enter}');
    await expect(
      (await canvas.findAllByText(/moved to Mar 7, 2026, 11:45 AM/)).length,
    ).toBeGreaterThan(0);
    await waitFor(async () => isOn('2026-03-07', /^11:45 AM/));
  },
});

/**
 * A manager can use every shortcut; other people's lists omit shortcuts that none of their items
 * allow.
 */
export const KeysForAManager = meta.story({
  render: scheduled,
  play: async () => {
    const does = await keysDo();
    await expect(does.filter((each) => steps.test(each))).toEqual([
      'Submit for Review',
      'Approve',
      'Reject…',
      'Schedule…',
      'Unschedule',
      'Publish Now…',
    ]);
    await expect(does.filter((each) => changes.test(each))).toHaveLength(7);
  },
});

/**
 * `?` lists the shortcuts that the person can use; with single-character shortcuts off, the button
 * still lists them.
 */
export const KeysListed = meta.story({
  render: drafts,
  play: async ({ canvas, userEvent }) => {
    const [draft] = await canvas.findAllByRole('link', { name: /, Draft,/ });
    draft?.focus();
    await userEvent.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Calendar shortcuts' });
    const does = within(list)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    await expect(does.filter((each) => steps.test(each))).toEqual(['Submit for Review']);
    await expect(does.filter((each) => changes.test(each))).toEqual([
      'Go to unscheduled items',
      'Pick up',
      'Move to…',
      'Remove date',
      'Duplicate as draft',
      'Drop',
    ]);
    within(list)
      .getByRole('switch', { name: /^Single-key shortcuts/ })
      .focus();
    await userEvent.keyboard(' {Escape}');
    await waitFor(() => expect(draft).toHaveFocus());
    await userEvent.keyboard('m?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    canvas.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' })).focus();
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('switch', { name: /^Single-key shortcuts/ });
    await expect(again).not.toBeChecked();
    again.focus();
    await userEvent.keyboard(' {Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

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
