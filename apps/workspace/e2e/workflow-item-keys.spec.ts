import { Buffer } from 'node:buffer';
import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { BrowserContext, Page } from '@playwright/test';

import { rowsOf } from './support/database';
import { opened } from './support/people';
import { settled } from './support/screen';
import { expect, test } from './support/test';
import {
  both,
  content,
  goTo,
  headingOf,
  mainOf,
  panelOf,
  said,
  view,
} from './support/workflow-tasks';

/** The samples are of this day, so that the item of a week ago is the same at every hour. */
const today = '2026-06-15T10:00:00.000Z';
/** A week before, and the text that a person types for it. */
const weekAgo = { at: '2026-06-08T10:00:00.000Z', typed: '060820261000a' };

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
      await expect(running).toContainText(/File upload: (?:first|second)\.pdf/u);
      await expect(headingOf(page)).toHaveText('Workflows');
    },
    mouse: (hand) => hand.click(running.getByRole('link', { name: /^File upload/u })),
    keys: (hand) => hand.press('r'),
    end: async () => {
      await expect(panelOf(page)).toContainText(/Running here: (?:first|second)\.pdf/u);
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
