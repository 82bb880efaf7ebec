import { Buffer } from 'node:buffer';
import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { BrowserContext, Page } from '@playwright/test';

import { rowsOf } from './support/database';
import { Hand } from './support/hand';
import { opened } from './support/people';
import { settled } from './support/screen';
import { expect, test } from './support/test';

/** The clicks that each task takes with a mouse: a choice from a list is two, scrolling is none. */
const clicks = {
  'find a machine': 2, // Search, its line
  'say what Pending means': 1, // Pending
  'list the ways out of Approved': 1, // Approved
  'say who may approve an email': 3, // Who can, Content type (2)
  'say why an editor cannot publish': 4, // Approved, Act as (2), Publish Now
  'say what would let them': 0, // the answer is beside the reason
  'compare editor and manager': 5, // Who can, Act as (2), Compare with (2)
  'follow a path from Draft to Published': 1, // Who can
  'try a rejection as a manager': 5, // Try it, Act as (2), Submit for Review, Reject
  'let an upload fail and retry it': 4, // Try it, Add files, Upload failed, Retry
  'let a timer pass': 5, // Try it, Connected elsewhere, Sync Now, fails, 5 s pass
  'go back two steps and take another way': 3, // Back, Back, Reject
  'put two trials side by side': 2, // Side by side with (2)
  'find an item’s state': 2, // Search, its line
  'see who approved it and when': 1, // Log
  'see it as it was a week ago': 3, // Timeline, the date, Show
  'find the item that waits longest, and who can move it': 1, // Open oldest pending item
  'watch a running upload': 1, // its line under Running now
  'see what changed since the last version': 1, // Compare
  'copy the chart as Mermaid and a link to this place': 3, // Export, Copy link, Copy
} as const;

interface Task {
  /** Where both hands begin, with focus where the product puts it. */
  start: () => Promise<void>;
  mouse: (hand: Hand) => Promise<void>;
  keys: (hand: Hand) => Promise<void>;
  /** Asserts that the person has learned or done it. */
  end: () => Promise<void>;
}

/** Does a task by mouse, and again by keyboard alone within one and a half times the clicks. */
async function both(page: Page, name: keyof typeof clicks, { start, mouse, keys, end }: Task) {
  await test.step(name, async () => {
    const [byMouse, byKeys] = [new Hand(page), new Hand(page)];
    await start();
    await mouse(byMouse);
    await end();
    expect(byMouse.count, 'clicks').toBe(clicks[name]);
    await start();
    await keys(byKeys);
    await end();
    expect(byKeys.count, 'keys').toBeLessThanOrEqual(1.5 * clicks[name]);
  });
}

const mainOf = (page: Page) => page.getByRole('main');
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Selected state' });
const state = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const view = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'View' }).getByText(name, { exact: true });
const step = (page: Page, name: string) =>
  panelOf(page).getByRole('button', { name, exact: true }).and(page.locator('[aria-expanded]'));
const move = (page: Page, name: string) =>
  mainOf(page)
    .locator('ul')
    .getByRole('button', { name, exact: true })
    .and(page.locator('button:not([aria-expanded])'))
    .first();
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const said = (page: Page, text: string | RegExp) =>
  expect(page.locator('[aria-live]').getByText(text).first()).toBeAttached();

const content = '/workflows/content-workflow';

/** Comes to a page from another one, without a page load. */
async function goTo(page: Page, path: string): Promise<void> {
  const [other, title] =
    path === '/workflows' ? [content, 'Content workflow'] : ['/workflows', 'Workflows'];
  await page.evaluate((to) => history.pushState(null, '', to), other);
  await expect(headingOf(page)).toHaveText(title);
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await expect(headingOf(page)).not.toHaveText(title);
  await settled(page);
  await expect(headingOf(page)).toBeFocused();
}

/** The samples are of this day, so that the item of a week ago is the same at every hour. */
const today = '2026-06-15T10:00:00.000Z';
/** A week before, and the text that a person types for it. */
const weekAgo = { at: '2026-06-08T10:00:00.000Z', typed: '060820261000a' };

test('a workflow is found and understood by the keyboard in few presses', async ({ context }) => {
  const page = await opened(context, 'admin');
  const main = mainOf(page);
  const at = (path: string) => () => goTo(page, path);
  const search = page.getByRole('button', { name: /^Search/u });
  const found = (name: RegExp) => page.getByRole('dialog').getByRole('option', { name });

  await both(page, 'find a machine', {
    start: at('/'),
    mouse: async (hand) => {
      await hand.click(search.first());
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.type('upload');
      await hand.click(found(/^File upload/u));
    },
    keys: async (hand) => {
      await hand.press('Control+k');
      await page.keyboard.type('upload');
      await expect(found(/^File upload/u)).toHaveAttribute('aria-selected', 'true');
      await hand.press('Enter');
    },
    end: async () => {
      await expect(headingOf(page)).toHaveText('File upload');
      await expect(panelOf(page)).toContainText('Nothing is being uploaded.');
    },
  });
  await both(page, 'say what Pending means', {
    start: at(content),
    mouse: (hand) => hand.click(state(page, 'Pending')),
    keys: (hand) => hand.pressAs(step(page, 'Submit for Review')),
    end: () => expect(panelOf(page)).toContainText('Waiting for a decision.'),
  });
  await said(page, /^Pending\. Waiting for a decision\./u);
  await both(page, 'list the ways out of Approved', {
    start: at(`${content}?state=pending`),
    mouse: (hand) => hand.click(state(page, 'Approved')),
    keys: (hand) => hand.pressAs(step(page, 'Approve')),
    end: async () => {
      await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Approved');
      for (const way of ['Publish Now', 'Schedule', 'Save Changes', 'Restore as draft'])
        await expect(step(page, way)).toBeVisible();
    },
  });
  const decides = page.getByRole('row', { name: /^Approve Pending/u });
  await both(page, 'say who may approve an email', {
    start: at(content),
    mouse: async (hand) => {
      await hand.click(view(page, 'Who can'));
      await hand.choose('Content type', 'For: Email Campaign');
    },
    keys: async (hand) => {
      await hand.press('w', 'a', 'Shift+Tab', 'ArrowDown');
    },
    end: async () => {
      await expect(page.getByRole('combobox', { name: 'Content type' })).toHaveValue('email');
      const roles = page.getByRole('columnheader');
      await expect(roles.filter({ hasText: 'A manager' })).toBeVisible();
      await expect(roles.filter({ hasText: 'An editor' })).toBeVisible();
      await expect(decides.getByRole('cell').filter({ hasText: /^Can$/u })).toHaveCount(3);
    },
  });
  const person = page.getByRole('combobox', { name: 'Act as' });
  const why = panelOf(page).getByRole('group', { name: 'Rules of “Publish Now”' });
  await both(page, 'say why an editor cannot publish', {
    start: at(content),
    mouse: async (hand) => {
      await hand.click(state(page, 'Approved'));
      await hand.choose('Act as', 'Elena Fischer, Editor');
      await hand.click(step(page, 'Publish Now'));
    },
    keys: async (hand) => {
      await hand.pressAs(step(page, 'Submit for Review'), step(page, 'Approve'));
      await expect(step(page, 'Publish Now')).toBeVisible();
      await hand.press('r', 'a', 'e');
    },
    end: async () => {
      await expect(why).toContainText('Elena Fischer can’t take this step.');
      await expect(why).toContainText('Editors can’t publish content on this brand.');
    },
  });
  await both(page, 'say what would let them', {
    start: async () => expect(why).toBeVisible(),
    mouse: async () => undefined,
    keys: async () => undefined,
    end: async () => {
      await expect(why).toContainText('Ask a brand manager to publish it or change your role.');
      await expect(why.getByRole('link', { name: 'Permissions in Team' })).toBeVisible();
    },
  });
  await both(page, 'compare editor and manager', {
    start: at(content),
    mouse: async (hand) => {
      await hand.click(view(page, 'Who can'));
      await hand.choose('Act as', 'Elena Fischer, Editor');
      await hand.choose('Compare with', 'Marcus Webb, Manager');
    },
    keys: async (hand) => {
      await hand.press('w', 'a', 'e');
      await expect(page.getByRole('combobox', { name: 'Compare with' })).toBeEnabled();
      await hand.press('Tab', 'Tab', 'Tab', 'm');
    },
    end: async () => {
      await expect(person).toHaveValue(/./u);
      await expect(page.getByRole('columnheader')).toHaveText([
        'Step',
        'In',
        'Elena Fischer, Editor',
        'Marcus Webb, Manager',
      ]);
      await expect(decides).toContainText('Can’t: needs the approve right');
      await expect(decides.getByRole('cell').last()).toHaveText('Can');
    },
  });
  await both(page, 'follow a path from Draft to Published', {
    start: at(content),
    mouse: (hand) => hand.click(view(page, 'Who can')),
    keys: (hand) => hand.press('w'),
    end: async () => {
      const path = main.locator('ol').getByRole('listitem');
      await expect(path).toHaveCount(3);
      await expect(path.nth(0)).toContainText('1. Submit for Review → Pending');
      await expect(path.nth(1)).toContainText('2. Approve → Approved');
      await expect(path.nth(2)).toContainText('3. Publish Now → Published');
      await expect(path.nth(2)).toContainText('A manager');
    },
  });
});

test('a workflow is tried by the keyboard in few presses', async ({ context }) => {
  const page = await opened(context, 'admin');
  const main = mainOf(page);
  const now = (name: string) => main.getByRole('heading', { name: `Now in ${name}.` });
  const back = main.getByRole('button', { name: 'Back', exact: true });

  await both(page, 'try a rejection as a manager', {
    start: () => goTo(page, content),
    mouse: async (hand) => {
      await hand.click(view(page, 'Try it'));
      await hand.choose('Act as', 'Marcus Webb, Manager');
      await hand.click(move(page, 'Submit for Review'), move(page, 'Reject'));
    },
    keys: async (hand) => {
      await hand.press('y', 'a', 'm', 'Escape');
      await hand.pressAs(move(page, 'Submit for Review'), move(page, 'Reject'));
    },
    end: async () => {
      await expect(now('Rejected')).toBeVisible();
      await expect(main).toContainText('Reject by Marcus Webb → Rejected');
    },
  });
  await both(page, 'let an upload fail and retry it', {
    start: () => goTo(page, '/workflows/upload'),
    mouse: async (hand) => {
      await hand.click(view(page, 'Try it'));
      for (const name of ['Add files', 'Upload failed', 'Retry'])
        await hand.click(move(page, name));
    },
    keys: async (hand) => {
      await hand.press('y');
      for (const name of ['Add files', 'Upload failed', 'Retry'])
        await hand.pressAs(move(page, name));
    },
    end: async () => {
      const steps = main.getByRole('group', { name: 'This trial' }).getByRole('listitem');
      await expect(steps).toHaveCount(4);
      await expect(steps.nth(2)).toHaveText('Upload failed → Uploading');
      // A refusal would be named below it.
      await expect(steps.nth(3)).toHaveText('Retry → Uploading');
    },
  });
  const sync = [
    'Connected elsewhere',
    'Sync Now',
    'Check site fails: The site doesn’t answer',
  ] as const;
  const pass = main.getByRole('button', { name: / pass(?::|$)/u }).first();
  await both(page, 'let a timer pass', {
    start: () => goTo(page, '/workflows/wordpress'),
    mouse: async (hand) => {
      await hand.click(view(page, 'Try it'));
      for (const name of sync) await hand.click(move(page, name));
      await hand.click(pass);
    },
    keys: async (hand) => {
      await hand.press('y');
      for (const name of sync) await hand.pressAs(move(page, name));
      await hand.pressAs(pass);
    },
    end: () => expect(now('Checking the site')).toBeVisible(),
  });

  const ways = main.getByRole('combobox', { name: 'Side by side with' });
  const publish = async () => {
    await goTo(page, `${content}?view=try`);
    for (const name of ['Submit for Review', 'Approve', 'Publish Now'])
      await move(page, name).press('Enter');
    await expect(now('Published')).toBeVisible();
  };
  const rejectInstead = async () => {
    await publish();
    await back.press('Enter');
    await expect(now('Approved')).toBeVisible();
    await back.press('Enter');
    await move(page, 'Reject').press('Enter');
    await expect(now('Rejected')).toBeVisible();
  };
  await both(page, 'go back two steps and take another way', {
    start: publish,
    mouse: async (hand) => {
      await hand.click(back, back, move(page, 'Reject'));
    },
    keys: async (hand) => {
      await hand.press('Backspace');
      await expect(now('Approved')).toBeVisible();
      await hand.press('Backspace');
      await hand.pressAs(move(page, 'Reject'));
    },
    end: async () => {
      await expect(now('Rejected')).toBeVisible();
      await expect(ways.getByRole('option')).toHaveCount(2);
    },
  });
  await both(page, 'put two trials side by side', {
    start: rejectInstead,
    mouse: async (hand) => {
      hand.count += 2;
      await ways.selectOption({ index: 1 });
    },
    keys: (hand) => hand.press('b', 'ArrowDown'),
    end: async () => {
      const trial = (name: string) => main.getByRole('group', { name, exact: true });
      await expect(trial('This trial').getByRole('listitem').last()).toContainText('→ Rejected');
      await expect(trial('Other trial').getByRole('listitem').last()).toContainText('→ Published');
    },
  });
});

interface StoredItem {
  readonly id: string;
  readonly title: string;
  readonly approvedBy: string | null;
  readonly brandId: string;
  readonly status: ContentStatus;
}

interface StoredMove {
  readonly contentId: string;
  readonly version: number;
  readonly at: string;
  readonly from: ContentStatus | null;
  readonly to: ContentStatus;
}

/** An item that was approved, with its history of a week ago: it was neither as at the start nor as it is now. */
async function changedSince(page: Page, time: string) {
  const moves = (await rowsOf(page, 'history')) as unknown as StoredMove[];
  for (const item of (await rowsOf(page, 'content')) as unknown as StoredItem[]) {
    const all = moves
      .filter(({ contentId }) => contentId === item.id)
      .toSorted((one, other) => one.version - other.version);
    const then = all.filter(({ at }) => at <= time);
    const [first, was, now] = [all[0], then.at(-1), all.at(-1)];
    if (item.approvedBy !== null && was && ![first?.to, now?.to].includes(was.to))
      return { ...item, steps: [then.length, all.length], was: contentStatusLabels[was.to] };
  }
  throw new Error(`No approved sample was in another state at ${time}.`);
}

/** The pending items of a brand by the stored history, with the one first that has waited longest. */
async function pendingOf(page: Page, brandId: string | undefined) {
  const moves = (await rowsOf(page, 'history')) as unknown as StoredMove[];
  return ((await rowsOf(page, 'content')) as unknown as StoredItem[])
    .filter((item) => item.brandId === brandId && item.status === 'pending')
    .map(({ id }) => {
      const entered = moves.filter(
        ({ contentId, from, to }) => contentId === id && to === 'pending' && from !== to,
      );
      return {
        id,
        since:
          entered
            .map(({ at }) => at)
            .toSorted()
            .at(-1) ?? '',
      };
    })
    .toSorted((one, other) => one.since.localeCompare(other.since));
}

test('an item is found in its workflow by the keyboard in few presses', async ({ context }) => {
  const page = await opened(context, 'admin', `/?now=${today}`);
  const main = mainOf(page);
  await settled(page);
  const item = await changedSince(page, weekAgo.at);
  const search = page.getByRole('button', { name: /^Search/u });
  const line = page.getByRole('dialog').getByRole('option', { name: item.title }).first();

  await both(page, 'find an item’s state', {
    start: () => goTo(page, '/'),
    mouse: async (hand) => {
      await hand.click(search.first());
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.type(item.title);
      await hand.click(line);
    },
    keys: async (hand) => {
      await hand.press('Control+k');
      await page.keyboard.type(item.title);
      await expect(line).toHaveAttribute('aria-selected', 'true');
      await hand.press('Enter');
    },
    end: async () => {
      await expect(headingOf(page)).toHaveText(item.title);
      await expect(main).toContainText(/Approved|Scheduled|Published/u);
    },
  });
  const place = `${content}?item=${item.id}`;
  await both(page, 'see who approved it and when', {
    start: () => goTo(page, place),
    mouse: (hand) => hand.click(view(page, 'Log')),
    keys: (hand) => hand.press('l'),
    end: async () => {
      const approval = page
        .getByRole('region', { name: 'Log' })
        .getByRole('listitem')
        .filter({ hasText: 'approved this' });
      await expect(approval.first()).toContainText(/^(?:Amelia|Marcus) .+Jun \d+, 2026, \d+:\d+/u);
    },
  });
  const slider = main.getByRole('slider', { name: 'Moment' });
  const month = main.getByRole('spinbutton', { name: /^month, Show the state at/u });
  await both(page, 'see it as it was a week ago', {
    start: () => goTo(page, place),
    mouse: async (hand) => {
      await hand.click(main.getByRole('button', { name: 'Timeline' }), month);
      await page.keyboard.type(weekAgo.typed);
      await hand.click(main.getByRole('button', { name: 'Show', exact: true }));
    },
    keys: async (hand) => {
      await hand.press('h');
      await expect(slider).toBeFocused();
      await hand.press('Tab');
      await expect(month).toBeFocused();
      await page.keyboard.type(weekAgo.typed);
      await hand.press('Enter');
    },
    end: async () => {
      const [then, all] = item.steps;
      await expect(main).toContainText(`Step ${String(then)} of ${String(all)}`);
      await expect(main).toContainText(/As of (?:May|Jun) \d+, 2026/u);
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(` ${item.was}\\.$`, 'u'));
      await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText(item.was);
      await expect(panelOf(page)).toContainText('The item was here');
    },
  });
  await both(page, 'find the item that waits longest, and who can move it', {
    start: () => goTo(page, '/workflows'),
    mouse: (hand) => hand.click(main.getByRole('link', { name: 'Open oldest pending item' })),
    keys: (hand) => hand.press('o'),
    end: async () => {
      await expect(panelOf(page)).toContainText('You are here');
      const id = new URL(page.url()).searchParams.get('item');
      const items = (await rowsOf(page, 'content')) as unknown as StoredItem[];
      const waiting = await pendingOf(page, items.find((each) => each.id === id)?.brandId);
      expect(new Set(waiting.map(({ since }) => since)).size).toBeGreaterThan(1);
      expect(id).toBe(waiting[0]?.id);
      await expect(panelOf(page)).toContainText('Can take it now');
      await expect(panelOf(page)).toContainText('Marcus Webb, Manager');
    },
  });
});

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n% ${name}\n%%EOF\n`),
});

/** Begins uploads that take some 20 s each. */
async function uploading(context: BrowserContext): Promise<Page> {
  const page = await opened(context, 'admin');
  await page.goto('/files?latency=10');
  page.on('filechooser', () => undefined);
  await page.getByRole('button', { name: 'Upload Files' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Select files' }).click();
  await (await chooser).setFiles([pdf('first.pdf'), pdf('second.pdf')]);
  await expect(page.getByRole('progressbar', { name: 'first.pdf' })).toContainText('%');
  await page.keyboard.press('Escape');
  return page;
}

test('a running upload is watched by the keyboard in few presses', async ({ context }) => {
  const page = await uploading(context);
  const main = mainOf(page);
  const running = main.getByRole('list', { name: 'Running now' });
  await both(page, 'watch a running upload', {
    start: async () => {
      await page.evaluate(() => history.pushState(null, '', '/workflows'));
      await expect(running).toContainText('File upload');
      await expect(headingOf(page)).toHaveText('Workflows');
    },
    mouse: (hand) => hand.click(running.getByRole('link', { name: /^File upload/u })),
    keys: (hand) => hand.press('r'),
    end: async () => {
      await expect(panelOf(page)).toContainText('Running here');
      await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Uploading');
    },
  });
  await page.keyboard.press('l');
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/Progress reported/u);
});

test('a change is seen and a chart is copied by the keyboard in few presses', async ({
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await opened(context, 'admin');
  const main = mainOf(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await both(page, 'see what changed since the last version', {
    start: () => goTo(page, content),
    mouse: (hand) => hand.click(view(page, 'Compare')),
    keys: (hand) => hand.press('v'),
    end: async () => {
      await expect(
        main.getByRole('heading', { name: 'From Version 1.0.0 to Version 1.1.0' }),
      ).toBeVisible();
      const change = main.getByRole('listitem').filter({ hasText: 'Approved: Publish Now' });
      await expect(change).toContainText('Rule changed');
      await expect(change).toContainText('Needs: May publish and fits channel.');
    },
  });
  const links: string[] = [];
  const keepLink = async () => {
    // The way that the person came from, and who they are.
    await expect.poll(copied).toContain('view=outline');
    expect(new URL(await copied()).searchParams.get('as')).not.toBeNull();
    links.push(await copied());
  };
  const chart = main.getByRole('button', { name: 'Copy Mermaid' });
  await both(page, 'copy the chart as Mermaid and a link to this place', {
    start: () => goTo(page, `${content}?state=approved`),
    mouse: async (hand) => {
      await hand.click(view(page, 'Export'), main.getByRole('button', { name: 'Copy link' }));
      await keepLink();
      await hand.click(chart);
    },
    keys: async (hand) => {
      await hand.press('e');
      await expect(chart).toBeVisible();
      await hand.press('k');
      await keepLink();
      await hand.press('m');
    },
    end: async () => {
      await expect.poll(copied).toContain('stateDiagram');
      expect(await copied()).toContain('s_approved --> s_published : Publish Now');
    },
  });
  await said(page, 'Mermaid copied');
  const [byMouse = '', byKeys = ''] = links;
  expect(byKeys).toBe(byMouse);
  await page.goto(byKeys);
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText('Approved');
});
