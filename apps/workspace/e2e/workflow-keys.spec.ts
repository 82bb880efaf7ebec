import type { Page } from '@playwright/test';

import { opened } from './support/people';
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

const state = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const step = (page: Page, name: string) =>
  panelOf(page).getByRole('button', { name, exact: true }).and(page.locator('[aria-expanded]'));
const move = (page: Page, name: string) =>
  mainOf(page)
    .locator('ul')
    .getByRole('button', { name, exact: true })
    .and(page.locator('button:not([aria-expanded])'))
    .first();

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
