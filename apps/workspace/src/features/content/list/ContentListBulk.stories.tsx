import type { FlagRight } from '@brandroom/domain/rights/flags';
import { permissionsWhere } from '@brandroom/domain/rights/presets';
import preview from '@brandroom/stories/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { userEvent as userEventType } from 'storybook/test';
import { draftStore } from '../../../shared/form/draft-store';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { ContentList } from './ContentList';
import { List, bar, box, toast, titles } from './list-in-stories';

/** Several items are acted on at once. */
const meta = preview.meta({
  title: 'Parts/ContentList',
  component: ContentList,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const noteKeys = new Map<string, string>();

/** Stores a note to the author of each pending item, as the review desk does. */
async function notesTyped({ user, brandId, services: { client } }: StoryWorld): Promise<void> {
  if (!brandId) return;
  for (const { id, title } of (await client.content.list({ brandId, status: 'pending' })).items) {
    const key = `${user.id}/${brandId}/note/${id}`;
    noteKeys.set(title, key);
    await draftStore.keep(key, { values: 'The date is wrong.', base: null, savedAt: 0 });
  }
}

/** Refused items are named with their reason and stay selected; notes are deleted once decided. */
export const ApprovedWithARefusal = meta.story({
  beforeEach: () => async () => {
    for (const key of noteKeys.values()) await draftStore.forget(key);
  },
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=list&orderBy=status" before={notesTyped}>
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = await canvas.findByRole<HTMLTableElement>('table');
    const status = (word: string) => [...table.rows].filter((row) => within(row).queryByText(word));
    const nameOf = (row: HTMLElement | undefined) =>
      row ? within(row).getByRole('link').textContent : '';
    await allRows();
    const draft = nameOf(status('Draft')[0]);
    const [first = '', second = '', undecided = ''] = status('Pending').map(nameOf);
    const pending = [first, second];
    const hasNote = async (title: string) => draftStore.has(noteKeys.get(title) ?? '');
    await expect(await hasNote(first)).toBe(true);
    for (const title of [draft, ...pending]) await userEvent.click(box(title));
    await expect(await bar()).toHaveTextContent('3 selected');
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(toast()).toHaveTextContent('Approved 2 of 3 items'));
    await expect(toast()).toHaveTextContent(`“${draft}”: Only pending items can be approved.`);
    for (const title of pending) {
      await waitFor(async () => expect(await hasNote(title)).toBe(false));
    }
    await expect(await hasNote(undecided)).toBe(true);
    await waitFor(async () => expect(await bar()).toHaveTextContent('1 selected'));
    await expect(box(draft)).toBeChecked();
    await userEvent.click(within(toast()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toast()).toHaveTextContent('Undid the approval of 2 items'));
    await waitFor(() =>
      expect(pending.every((title) => status('Pending').some((row) => nameOf(row) === title))).toBe(
        true,
      ),
    );
    // While it is brought up to date, the list is pale.
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
});

/** The rows of items, as text. */
const rows = () =>
  [...screen.getByRole<HTMLTableElement>('table').rows]
    .filter((row) => row.querySelector('a'))
    .map(({ textContent }) => textContent);

/** Titles of the rows with a text. */
const titlesWith = (text: RegExp) =>
  [...screen.getByRole<HTMLTableElement>('table').rows].flatMap((row) => {
    const link = row.querySelector('a');
    return link && text.test(row.textContent) ? [link.textContent] : [];
  });

type User = Pick<typeof userEventType, 'click'>;

interface Bulk {
  /** The button of the selection bar. */
  action: string;
  /** Answers the dialog that asks for the values, or for confirmation. */
  answer?: (dialog: ReturnType<typeof within>) => Promise<void>;
  asks?: 'dialog' | 'alertdialog';
  /** The text in the row of the item that is refused, and why it is. */
  refused: RegExp;
  why: string;
  /** The report. */
  done: string;
  undone: string;
}

/** Waits until the rows below the window are drawn, too. */
async function allRows(): Promise<string[]> {
  let count = -1;
  while (rows().length !== count) {
    count = rows().length;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return rows();
}

/**
 * Acts on three items, one of which is refused. One notification counts the changed items, names the
 * refused one with its reason, and undoes the change. The refused item stays selected.
 */
async function bulk(
  userEvent: User,
  { action, answer, asks = 'dialog', refused, why, done, undone }: Bulk,
): Promise<void> {
  await screen.findByRole('table');
  await screen.findAllByText('Meet the Growers');
  const before = await allRows();
  const [no = ''] = titlesWith(refused);
  const yes = titlesWith(/Pending/).filter((title) => !titlesWith(refused).includes(title));
  for (const title of [no, ...yes.slice(0, 2)]) await userEvent.click(box(title));
  await userEvent.click(within(await bar()).getByRole('button', { name: action }));
  if (answer) await answer(within(await screen.findByRole(asks)));
  const report = await screen.findByRole('alertdialog', { name: `${done} 2 of 3 items` });
  await expect(report).toHaveTextContent(`“${no}”: ${why}`);
  await waitFor(async () => expect(await bar()).toHaveTextContent('1 selected'));
  await expect(box(no)).toBeChecked();
  await waitFor(() => expect(rows()).not.toEqual(before));
  await userEvent.click(within(report).getByRole('button', { name: 'Undo' }));
  await screen.findByRole('alertdialog', { name: `${undone} 2 items` });
  await waitFor(() => expect(rows()).toEqual(before));
}

/** The pending items; a person without permission for emails cannot change the emails among them. */
const pending =
  (as: 'manager' | 'editor', right = /^$/) =>
  () => (
    <StoryFrame
      as={as}
      path="/content/calendar?view=list&status=pending&columns=channel,date,campaign,status"
      without={right}
    >
      {(world) => <List {...world} />}
    </StoryFrame>
  );

const noRight = (to: string) => `Your permissions on this brand don’t let you ${to} content.`;

export const Rejected = meta.story({
  render: () => (
    <StoryFrame
      as="manager"
      path="/content/calendar?view=list&channel=linkedin&orderBy=status&columns=status,campaign"
    >
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: ({ userEvent }) =>
    bulk(userEvent, {
      action: 'Reject…',
      answer: async (dialog) => {
        await userEvent.type(dialog.getByRole('textbox'), 'The date is wrong.');
        await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
      },
      refused: /Draft/,
      why: 'Only pending items can be rejected.',
      done: 'Rejected',
      undone: 'Undid the rejection of',
    }),
});

export const Moved = meta.story({
  render: pending('editor', /^email\.edit$/),
  play: ({ userEvent }) =>
    bulk(userEvent, {
      action: 'Move to…',
      answer: async (dialog) => {
        dialog.getByRole('spinbutton', { name: /^month/ }).focus();
        await userEvent.keyboard('032320310900a');
        await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
      },
      refused: /Email/,
      why: noRight('edit'),
      done: 'Moved',
      undone: 'Undid the move of',
    }),
});

export const InACampaign = meta.story({
  render: pending('editor', /^email\.edit$/),
  play: ({ userEvent }) =>
    bulk(userEvent, {
      action: 'Campaign…',
      answer: async (dialog) => {
        const field = dialog.getByRole('combobox', { name: /^Campaign/ });
        await waitFor(() => expect(field).toBeEnabled());
        await userEvent.selectOptions(field, 'Winter Warmers');
        await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
      },
      refused: /Email/,
      why: noRight('edit'),
      done: 'Changed the campaign of',
      undone: 'Restored the campaign of',
    }),
});

/** An undo would delete the copies, which an editor may not do: none is offered. */
export const Duplicated = meta.story({
  render: pending('editor', /^email\.create$/),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const [email = ''] = titlesWith(/Email/);
    for (const title of [
      email,
      ...titles()
        .filter((each) => each !== email)
        .slice(0, 2),
    ])
      await userEvent.click(box(title));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Duplicate' }));
    const report = await screen.findByRole('alertdialog', { name: 'Duplicated 2 of 3 items' });
    await expect(report).toHaveTextContent(`“${email}”: ${noRight('create')}`);
    await expect(within(report).queryByRole('button', { name: 'Undo' })).toBeNull();
    await waitFor(async () => expect(await bar()).toHaveTextContent('1 selected'));
  },
});

export const DuplicatedAndUndone = meta.story({
  render: pending('manager'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    for (const title of titles().slice(0, 2)) await userEvent.click(box(title));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Duplicate' }));
    const report = await screen.findByRole('alertdialog', { name: 'Duplicated 2 items' });
    await userEvent.click(within(report).getByRole('button', { name: 'Undo' }));
    await screen.findByRole('alertdialog', { name: 'Undid the duplication of 2 items' });
  },
});

export const Deleted = meta.story({
  render: pending('manager'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Meet the Growers');
    const before = rows();
    for (const title of titles().slice(0, 2)) await userEvent.click(box(title));
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 items?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    const report = await screen.findByRole('alertdialog', { name: 'Deleted 2 items' });
    await waitFor(() => expect(rows()).toEqual(before.slice(2)));
    await userEvent.click(within(report).getByRole('button', { name: 'Undo' }));
    await screen.findByRole('alertdialog', { name: 'Restored 2 items' });
    await waitFor(() => expect(rows()).toEqual(before));
  },
});

const ofDeleter: readonly FlagRight[] = [
  'campaigns.view',
  'email.view',
  'email.edit',
  'social.view',
  'social.delete',
];

/** Gives a viewer custom permissions to delete posts, and to edit emails but not to delete them. */
async function mayDeletePosts({ user, brandId, services, other }: StoryWorld): Promise<void> {
  if (!brandId) throw new Error('The list is one of a brand.');
  const { team } = await other('admin');
  const permissions = permissionsWhere((right) => ofDeleter.includes(right));
  await team.editPermissions({ brandId, userId: user.id, role: 'viewer', permissions });
  services.auth.send({ type: 'USER_CHANGED', user: await services.client.auth.me() });
}

export const DeletedWithARefusal = meta.story({
  render: () => (
    <StoryFrame
      as="viewer"
      path="/content/calendar?view=list&status=pending&columns=channel,status,campaign"
      before={mayDeletePosts}
    >
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: ({ userEvent }) =>
    bulk(userEvent, {
      action: 'Delete…',
      answer: async (question) => {
        await userEvent.click(question.getByRole('button', { name: 'Delete' }));
      },
      asks: 'alertdialog',
      refused: /Email/,
      why: noRight('delete'),
      done: 'Deleted',
      undone: 'Restored',
    }),
});

/** Before several items are published, each platform without an account is named once. */
export const PublishingWithoutAnAccount = meta.story({
  render: () => (
    <StoryFrame as="manager" path="/content/calendar?view=list&status=approved">
      {(world) => <List {...world} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    for (const title of titles()) await userEvent.click(box(title));
    await userEvent.click(within(await bar()).getByRole('button', { name: /^Publish Now/ }));
    const question = await screen.findByRole('alertdialog', { name: /^Publish \d+ items now\?/ });
    const gaps = await within(question).findAllByText(/isn’t connected$/);
    const names = gaps.map(({ textContent }) => textContent);
    await expect(new Set(names).size).toBe(names.length);
  },
});
