import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { EmailsScreen } from './EmailsScreen';

const meta = preview.meta({
  title: 'Screens/EmailsScreen',
  tags: ['!autodocs'],
  component: EmailsScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

/** Dialogs and menus load after the page. */
const patience = { timeout: 10_000 };
const draft = 'Your subscription, your pause';
const emails = () => <EmailsScreen search={{}} />;
const actionsOf = (name: string) => ({ name: `Actions for ${name}` });

export const Loaded = meta.story({
  render: () => <StoryFrame as="admin">{emails}</StoryFrame>,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Emails' });
    await expect(within(table).getAllByRole('row')).toHaveLength(9);
    await expect(
      within(canvas.getByRole('list', { name: 'Figures of all sent emails' })).getAllByRole(
        'listitem',
      ),
    ).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Create email' })).toBeVisible();
  },
});

export const Sorted = meta.story({
  render: () => (
    <StoryFrame as="admin">
      {() => <EmailsScreen search={{ orderBy: 'name', direction: 'descending' }} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Emails' });
    const sorted = within(table).getByRole('columnheader', { name: 'Email' });
    await expect(sorted).toHaveAttribute('aria-sort', 'descending');
    const links = within(table).getAllByRole('link');
    const names = links.map(({ textContent }) => textContent);
    await expect(names).toEqual(names.toSorted().toReversed());
    // The list is one Tab stop, and arrow keys move between rows.
    await expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1]).toHaveFocus();
  },
});

export const Sending = meta.story({
  render: () => <StoryFrame as="manager">{emails}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf(draft)));
    const menu = await screen.findByRole('menu', {}, patience);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Send…' }));
    const question = await screen.findByRole('alertdialog', {}, patience);
    await expect(question).toHaveAccessibleName(/^Send “.+” to [\d,]+ recipients\?$/);
    await userEvent.click(within(question).getByRole('button', { name: 'Send email' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(async () => {
      const row = canvas.getByRole('link', { name: draft }).closest('tr');
      await expect(row).toHaveTextContent('Sent');
    }, patience);
  },
});

const longSubject = 'A very long subject that no phone shows to its end, and no inbox either';

/** Gives the draft a long subject and no preheader. */
async function makeWorse({ services, brandId }: StoryWorld) {
  if (!brandId) return;
  const { emails: operations } = services.client;
  const list = await operations.list({ brandId });
  const found = list.find(({ name }) => name === draft);
  if (!found) throw new Error('The samples have no such draft.');
  const { id, updatedAt, name, body, template } = found;
  const worse = { name, body, template, subject: longSubject, preheader: '' };
  await operations.update({ id, updatedAt, draft: worse });
}

export const Advised = meta.story({
  tags: ['loaded'],
  render: () => (
    <StoryFrame as="manager" before={makeWorse}>
      {emails}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [action, role] of [
      ['Send…', 'alertdialog'],
      ['Schedule…', 'dialog'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', actionsOf(draft)));
      const menu = await screen.findByRole('menu', {}, patience);
      await userEvent.click(within(menu).getByRole('menuitem', { name: action }));
      const dialog = within(await screen.findByRole(role, {}, patience));
      await expect(await dialog.findByText('2 suggestions')).toBeVisible();
      const advice = dialog.getByRole('list', { name: 'Check before sending' });
      await expect(advice).toHaveTextContent(/The subject has 71 characters\./);
      await expect(advice).toHaveTextContent('Add a preheader.');
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    }
  },
});

/** A run that an earlier visit interrupted resumes where it stopped. */
export const Paused = meta.story({
  render: () => (
    <StoryFrame
      as="manager"
      before={async ({ services, brandId }) => {
        if (!brandId) return;
        const { emails: operations } = services.client;
        const list = await operations.list({ brandId });
        const found = list.find(({ name }) => name === draft);
        if (!found) throw new Error('The samples have no such draft.');
        await operations.send({ id: found.id });
        await operations.deliver({ id: found.id, delivered: 0 });
      }}
    >
      {emails}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const bar = { name: `Sending “${draft}” is paused` };
    await expect(await canvas.findByRole('progressbar', bar, patience)).toHaveAttribute(
      'aria-valuenow',
      '5',
    );
    await userEvent.click(canvas.getByRole('button', { name: `Resume sending ${draft}` }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull(), patience);
  },
});

export const OfAnEditor = meta.story({
  render: () => <StoryFrame as="editor">{emails}</StoryFrame>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf(draft)));
    const menu = await screen.findByRole('menu', {}, patience);
    const send = within(menu).getByRole('menuitem', {
      name: 'Send…, Editors can’t send emails on this brand.',
    });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    const rules = within(menu).getAllByRole('menuitem', { name: /^See why you can’t: S/u });
    await expect(rules.map(({ textContent }) => textContent)).toEqual([
      'See why you can’t: Send',
      'See why you can’t: Schedule',
    ]);
    const rule = /^\/workflows\/email-send\?item=email_\w+&state=idle&event=SEND&as=user_\w+$/u;
    await expect(rules[0]).toHaveAttribute('href', expect.stringMatching(rule));
    await expect(within(menu).queryByRole('menuitem', { name: 'Delete…' })).toBeNull();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', actionsOf(`Copy of ${draft}`))).toHaveFocus(),
    );
  },
});

export const OfAViewer = meta.story({
  render: () => <StoryFrame as="viewer">{emails}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Emails' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create email' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
});

export const NotSent = meta.story({
  render: () => (
    <StoryFrame as="manager" simulation={{ fail: ['emails.send'] }}>
      {emails}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', actionsOf(draft)));
    const menu = await screen.findByRole('menu', {}, patience);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Send…' }));
    const question = await screen.findByRole('alertdialog', {}, patience);
    await userEvent.click(within(question).getByRole('button', { name: 'Send email' }));
    await expect(await within(question).findByText(/was not sent$/)).toBeVisible();
  },
});

export const NoneFound = meta.story({
  render: () => <StoryFrame>{() => <EmailsScreen search={{ q: 'nothing like it' }} />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all emails' })).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => (
    <StoryFrame as="viewer" without={/^email\./u}>
      {() => <EmailsScreen search={{}} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Permission Denied' }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  render: () => <StoryFrame brand="empty">{emails}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No emails yet' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Create email' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  render: () => <StoryFrame simulation={{ latency: 10 }}>{emails}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading emails' })).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => <StoryFrame simulation={{ fail: ['emails.list'] }}>{emails}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
