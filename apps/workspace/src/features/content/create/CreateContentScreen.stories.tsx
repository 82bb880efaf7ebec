import { expect, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import preview from '@brandroom/stories/preview';
import { contentId } from '@brandroom/domain/id.schema';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formMessages } from '../../../shared/form/form.messages';
import { pageMessages } from '../../../shared/page/page.messages';
import { useApi } from '../../../shared/api/api';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { contentSearch } from '../item/content-search';
import { saveCalendarSearch } from '../item/calendar-position';
import { asAdmin, writePost } from './create-in-stories';
import { createMessages as messages } from './create.messages';
import { CreateContentScreen } from './CreateContentScreen';

const meta = preview.meta({
  title: 'Screens/CreateContentScreen',
  tags: ['!autodocs'],
  component: CreateContentScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

const asEditor = () => <StoryFrame as="editor">{() => <CreateContentScreen />}</StoryFrame>;

export const Fresh = meta.story({
  tags: ['empty'],
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('');
    await expect(canvas.getByText('0 of 3,000 characters')).toBeVisible();
    await expect(canvas.getByRole('link', { name: formMessages.cancel })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/content\/calendar/u),
    );
    await expect(canvas.queryByRole('button', { name: /^Remove post/ })).toBeNull();
    // The tabs beside the fields load after them.
    await canvas.findByRole('heading', { name: 'Preview' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Brand check' }));
    await canvas.findByText(/^No issues found\.|You can always save\.$/);
  },
});

export const OfAnAdmin = meta.story({
  render: () => <StoryFrame as="admin">{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: messages.submit.social })).toBeVisible();
  },
});

export const NotCreated = meta.story({
  tags: ['error'],
  render: () => (
    <StoryFrame as="manager" simulation={{ fail: ['content.create'] }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await writePost(userEvent, 'Summer launch, teaser', 'The launch is in June.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    await expect(await canvas.findByText(/That did not work/u)).toBeVisible();
    await expect(canvas.getByLabelText('Text')).toHaveValue('The launch is in June.');
  },
});

export const Sending = meta.story({
  tags: ['loading'],
  render: () => (
    // Another person than in other stories, as below.
    <StoryFrame as="manager" simulation={{ latency: 10 }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await writePost(userEvent, 'Summer launch, teaser', 'The launch is in June.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    const button = await canvas.findByRole('button', { name: messages.pending });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByLabelText('Title')).toHaveAttribute('readonly');
  },
});

/** Cards cannot be added or removed while sending, because the change would be lost. */
export const NothingIsAddedWhileSending = meta.story({
  render: () => (
    <StoryFrame as="manager" simulation={{ latency: 3 }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const long = { timeout: 10_000 };
    await writePost(userEvent, 'Harvest', 'The launch is in June.');
    await userEvent.click(await canvas.findByRole('button', { name: messages.add }, long));
    await writePost(userEvent, 'Market day', 'Come early.', 2);
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    for (const name of [messages.add, messages.removeNamed(1), messages.removeNamed(2)])
      await waitFor(() => expect(canvas.getByRole('button', { name })).toBeDisabled(), long);
  },
});

/** The form of posts at its address, with a part that says where it leads. */
const formBeside = (part: ReactNode, before: (world: StoryWorld) => void = () => {}) => (
  <StoryFrame path="/content/create" before={async (world) => before(world)}>
    {() => (
      <>
        <CreateContentScreen start={{ type: 'social' }} />
        {part}
      </>
    )}
  </StoryFrame>
);

function Address() {
  return <output aria-label="Address">{useLocation().href}</output>;
}

const filtered = { view: 'list', status: 'published', orderBy: 'title', page: 2 } as const;

/** Filters, order and page are restored after creating, as after editing. */
export const ReturnsToTheFilteredList = meta.story({
  render: () =>
    formBeside(<Address />, (world) => {
      if (world.brandId) saveCalendarSearch(world.brandId, v.parse(contentSearch, filtered));
    }),
  play: async ({ canvas, userEvent }) => {
    await writePost(userEvent, 'Harvest', 'Come early.');
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent(
        '/content/calendar?view=list&status=published&orderBy=title&page=2',
      ),
    );
  },
});

/** The title of the item whose page is open. */
function OpenedTitle() {
  const [, id] = /^\/content\/edit\/(.+)$/u.exec(useLocation().pathname) ?? [];
  const input = id === undefined ? skipToken : { id: v.parse(contentId, id) };
  const { data } = useQuery(useApi().content.get.queryOptions({ input }));
  return <output aria-label="Opened">{data?.title}</output>;
}

/** The notification about several drafts leads to the first of them. */
export const SeveralLeadToTheFirst = meta.story({
  render: () => formBeside(<OpenedTitle />),
  play: async ({ canvas, userEvent }) => {
    await writePost(userEvent, 'Harvest', 'Come early.');
    await userEvent.click(canvas.getByRole('button', { name: messages.add }));
    await writePost(userEvent, 'Market day', 'Come late.', 2);
    await userEvent.click(canvas.getByRole('button', { name: messages.submit.social }));
    await userEvent.click(
      await within(document.body).findByRole('button', { name: messages.first }),
    );
    await waitFor(() => expect(canvas.getByLabelText('Opened')).toHaveTextContent('Harvest'));
  },
});

export const WithProblems = meta.story({
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.submit.social }));
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
    await expect(canvas.getByText('Write the text.')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
  },
});

export const SeveralPosts = meta.story({
  tags: ['loaded'],
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.add }));
    await expect(canvas.getByRole('heading', { name: 'Post 2 of 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove post 1' }));
    await expect(canvas.queryByRole('heading', { name: 'Post 2 of 2' })).toBeNull();
  },
});

/** Restoring a removed card restores its content; removing an empty card offers no undo. */
export const RemovedAndPutBack = meta.story({
  render: asAdmin,
  play: async ({ canvas, userEvent }) => {
    const titles = () => canvas.getAllByLabelText<HTMLInputElement>('Title').map((f) => f.value);
    const focused = () => document.activeElement?.closest('section');
    await userEvent.type(await canvas.findByLabelText('Title'), 'First');
    for (const title of ['Second', 'Third']) {
      await userEvent.click(canvas.getByRole('button', { name: messages.add }));
      await userEvent.type(canvas.getAllByLabelText('Title').at(-1) ?? document.body, title);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Remove post 2' }));
    await expect(titles()).toEqual(['First', 'Third']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Post 2 removed'));
    await expect(focused()).toHaveAccessibleName('Post 1 of 2');
    // The undo still works after another card was added.
    await userEvent.click(canvas.getByRole('button', { name: messages.add }));
    await expect(focused()).toHaveAccessibleName('Post 3 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove post 3' }));
    await userEvent.click(canvas.getByRole('button', { name: pageMessages.undo }));
    await expect(titles()).toEqual(['First', 'Second', 'Third']);
    await expect(focused()).toHaveAccessibleName('Post 2 of 3');
    await expect(canvas.queryByRole('button', { name: pageMessages.undo })).toBeNull();
  },
});

const choose = (name: string) => within(document.body).getByRole('radio', { name });

export const Email = meta.story({
  render: () => (
    <StoryFrame as="manager">{() => <CreateContentScreen start={{ type: 'email' }} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Subject line')).toHaveValue('');
    await expect(canvas.getByLabelText('Preheader (optional)')).toBeVisible();
    await expect(canvas.getByLabelText('Text')).toHaveAttribute('rows', '12');
    await expect(canvas.getByRole('button', { name: messages.submit.email })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.add })).toBeNull();
  },
});

export const Blog = meta.story({
  render: () => (
    <StoryFrame as="manager">{() => <CreateContentScreen start={{ type: 'blog' }} />}</StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Text')).toHaveAttribute('rows', '12');
    await userEvent.click(canvas.getByRole('button', { name: 'More fields' }));
    for (const label of ['Excerpt', 'SEO title', 'SEO description', 'Tags']) {
      await expect(canvas.getByLabelText(`${label} (optional)`)).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: messages.submit.blog })).toBeVisible();
  },
});

export const AnotherType = meta.story({
  render: asAdmin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'A post');
    await userEvent.click(choose('Blog Post'));
    await expect(canvas.getByLabelText('Title')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Title'), 'An article');
    await userEvent.click(choose('Social Media'));
    await expect(canvas.getByLabelText('Title')).toHaveValue('A post');
    await userEvent.click(choose('Blog Post'));
    await expect(canvas.getByLabelText('Title')).toHaveValue('An article');
  },
});

export const CampaignChosen = meta.story({
  render: asEditor,
  play: async ({ canvas, userEvent }) => {
    const campaign = await canvas.findByLabelText('Campaign (optional)');
    await waitFor(() => expect(campaign).toBeEnabled());
    const [, first] = within(campaign).getAllByRole<HTMLOptionElement>('option');
    await userEvent.selectOptions(campaign, first?.value ?? '');
    await expect(campaign).toHaveDisplayValue(first?.text ?? '');
    await userEvent.click(canvas.getByRole('button', { name: messages.add }));
    await userEvent.click(choose('Email Campaign'));
    await expect(campaign).toHaveDisplayValue(first?.text ?? '');
  },
});

export const NoCampaigns = meta.story({
  render: () => (
    <StoryFrame as="editor" simulation={{ fail: ['campaigns.list'] }}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The campaigns could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load campaigns again' })).toBeVisible();
  },
});

export const OneTypeAllowed = meta.story({
  render: () => (
    <StoryFrame as="editor" without={/^(?!blog\.)/u}>
      {() => <CreateContentScreen />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Blog Post' })).toBeChecked();
    await expect(choose('Social Media')).toBeDisabled();
    await expect(
      canvas.getByText(
        /^Social Media: Your permissions on this brand don’t let you create content/u,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.submit.blog })).toBeVisible();
  },
});

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/^You don't have permission to create content\. /);
    await expect(words).toHaveTextContent(
      "You don't have permission to create content. You’re a viewer on this brand. Ask a brand manager for editor access.",
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const NoBrand = meta.story({
  render: () => <StoryFrame brand="none">{() => <CreateContentScreen />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noBrand)).toBeVisible();
  },
});
