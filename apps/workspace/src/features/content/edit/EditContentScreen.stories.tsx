import type { ContentStatus, ContentType } from '@brandroom/domain/content/content.schema';
import type { ContentId } from '@brandroom/domain/id.schema';
import { drawnAs } from '@brandroom/stories/drawn-as';
import preview from '@brandroom/stories/preview';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { channelIcons } from '../../../shared/content/channel-icons';
import { draftStore } from '../../../shared/form/draft-store';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { editMessages } from './edit.messages';
import { EditContentScreen } from './EditContentScreen';
import { openTab } from './edit-in-stories';

const channels = Object.values(channelIcons).map(drawnAs).join();

const meta = preview.meta({
  title: 'Screens/EditContentScreen',
  tags: ['!autodocs'],
  component: EditContentScreen,
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

interface SampleProps {
  status: ContentStatus;
  type: ContentType;
}

/** Shows the first sample with this status and type. */
function Sample({ status, type }: SampleProps) {
  const { brandId } = useWorkspace();
  const input = { brandId: brandId ?? ('' as never), status, type, limit: 1 };
  const { data } = useSuspenseQuery(useApi().content.list.queryOptions({ input }));
  // Keeps showing the same item when its status changes.
  const [[item]] = useState(data.items);
  if (!item) throw new Error(`There is no ${status} ${type} in the samples.`);
  return <EditContentScreen id={item.id} />;
}

function story(as: 'admin' | 'manager' | 'editor' | 'viewer', sample: SampleProps) {
  return (
    <StoryFrame as={as}>
      {() => (
        <Suspense>
          <Sample {...sample} />
        </Suspense>
      )}
    </StoryFrame>
  );
}

export const DraftForAnAdmin = meta.story({
  render: () => story('admin', { status: 'draft', type: 'social' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Submit for Review' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    const properties = canvas.getByRole('group', { name: 'Properties' });
    await expect(properties.querySelector(channels)).toBeVisible();
    // The tabs beside the fields load after them.
    await canvas.findByRole('heading', { name: 'Preview' });
    await openTab(userEvent, 'Brand check');
    await canvas.findByText(/^No issues found\.|You can always save\.$/);
  },
});

export const PendingForAManager = meta.story({
  tags: ['loaded'],
  render: () => story('manager', { status: 'pending', type: 'social' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeVisible();
    await openTab(userEvent, 'Workflow');
    const picture = await canvas.findByRole('img', { name: /^Workflow: now Pending\./ });
    await expect(picture).toHaveAccessibleName(/Next: .*Approved/);
    await expect(within(picture).getByText('you are here')).toBeVisible();
    await expect(await canvas.findByLabelText(/^Note to the author/)).toBeVisible();
    await openTab(userEvent, 'History');
    const history = await canvas.findByRole('list', { name: 'History' });
    await expect(within(history).getAllByRole('listitem').length).toBeGreaterThan(1);
  },
});

const late = { key: '', read: () => {} };

/** Stores an earlier note whose reading is delayed until the story continues it. */
async function noteReadLate({ user, brandId, services: { client } }: StoryWorld): Promise<void> {
  const from = { brandId: brandId ?? ('' as never), status: 'pending', type: 'social' } as const;
  const [item] = (await client.content.list(from)).items;
  late.key = `${user.id}/${brandId}/note/${item?.id ?? ''}`;
  await draftStore.keep(late.key, { values: 'The date is wrong.', base: null, savedAt: 0 });
  const { read } = draftStore;
  const start = new Promise<void>((resolve) => {
    late.read = resolve;
  });
  spyOn(draftStore, 'read').mockImplementation(async (key) => start.then(() => read(key)));
}

export const NoteTypedBeforeKeptNoteIsRead = meta.story({
  render: () => (
    <StoryFrame as="manager" before={noteReadLate}>
      {() => (
        <Suspense>
          <Sample status="pending" type="social" />
        </Suspense>
      )}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await openTab(userEvent, 'Workflow');
    const note = await canvas.findByLabelText(/^Note to the author/);
    await userEvent.type(note, 'The text too.');
    late.read();
    const both = 'The date is wrong.\nThe text too.';
    await waitFor(() => expect(note).toHaveValue(both));
    const kept = async () => (await draftStore.read(late.key))?.values;
    await waitFor(async () => expect(await kept()).toBe(both));
    await userEvent.type(note, ' Thanks.');
    await waitFor(async () => expect(await kept()).toBe(`${both} Thanks.`));
    // Cleared, so that no other story starts with this note.
    await userEvent.clear(note);
    await waitFor(async () => expect(await kept()).toBeUndefined());
  },
});

export const PendingForAnEditor = meta.story({
  render: () => story('editor', { status: 'pending', type: 'social' }),
  play: async ({ canvas, userEvent }) => {
    await openTab(userEvent, 'Workflow');
    await expect(
      await canvas.findByText('Approve, Reject: Editors can’t approve content on this brand.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});

export const ApprovedEmail = meta.story({
  render: () => story('manager', { status: 'approved', type: 'email' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Publish Now' })).toBeVisible();
    await expect(canvas.getByLabelText('Subject line')).toBeVisible();
    const { textContent: title } = canvas.getByRole('heading', { level: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await expect(await screen.findByRole('dialog', { name: `Schedule “${title}”` })).toBeVisible();
  },
});

/** Publishing asks for confirmation; closing the dialog restores focus to its button. */
export const PublishingIsAsked = meta.story({
  render: () => story('manager', { status: 'approved', type: 'blog' }),
  play: async ({ canvas, userEvent }) => {
    const { textContent: title } = await canvas.findByRole('heading', { level: 1 });
    const publish = await canvas.findByRole('button', { name: 'Publish Now' });
    publish.focus();
    await userEvent.keyboard('{Enter}');
    const asked = await screen.findByRole('alertdialog', { name: `Publish “${title}” now?` });
    await expect(asked).toHaveAccessibleDescription(
      'This publishes to Blog now and can’t be undone.',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(publish).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Publish Now' }));
    await expect((await screen.findAllByText(`Published “${title}”`))[0]).toBeVisible();
  },
});

export const ApprovalWouldBeLost = meta.story({
  render: () => story('editor', { status: 'approved', type: 'blog' }),
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText('Title');
    const { top } = title.getBoundingClientRect();
    await userEvent.type(title, '!');
    await expect(await canvas.findByText(/^Saving sends this item back to Pending/)).toBeVisible();
    // The field stays in its place under the caret.
    await expect(title.getBoundingClientRect().top).toBe(top);
  },
});

export const PublishedForAnEditor = meta.story({
  render: () => story('editor', { status: 'published', type: 'social' }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('This item is published and can’t be edited.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Editors can’t approve content on this brand\. Duplicate it/),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Text')).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Duplicate as draft' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText(/Its campaign can still be changed\.$/)).toBeVisible();
    const campaign = canvas.getByLabelText<HTMLSelectElement>('Campaign (optional)');
    await waitFor(() => expect(campaign).toBeEnabled());
    const other = Array.from(campaign.options).find(({ selected }) => !selected);
    await userEvent.selectOptions(campaign, other?.value ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText(/^Saved “/)).toBeInTheDocument();
  },
});

export const RejectedBlogForAnEditor = meta.story({
  render: () => story('editor', { status: 'rejected', type: 'blog' }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/Its campaign and tags can still be changed\.$/),
    ).toBeVisible();
    await expect(await canvas.findByLabelText('Text')).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Tags/ }), 'harvest{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText(/^Saved “/)).toBeInTheDocument();
  },
});

export const PublishedForAManager = meta.story({
  render: () => story('manager', { status: 'published', type: 'social' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save Changes' })).toBeVisible();
    await expect(canvas.getByLabelText('Text')).not.toHaveAttribute('readonly');
    await expect(canvas.queryByText(/can’t be edited/)).toBeNull();
  },
});

export const PublishedForAViewer = meta.story({
  render: () => story('viewer', { status: 'published', type: 'blog' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You can view this item but not edit it.')).toBeVisible();
    await expect(await canvas.findByLabelText('Text')).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    // The history shows who did what, without the texts from before publication.
    await openTab(userEvent, 'History');
    const history = within(await canvas.findByRole('list', { name: 'History' }));
    await expect(history.getByText(/ published this/)).toBeVisible();
    await expect(history.getByText(/ changed this$/)).toBeVisible();
    await expect(history.queryByText(/^Changed: |^“/)).toBeNull();
  },
});

let present: StoryWorld | undefined;

/**
 * Another person's change comes before the deletion: it is shown, and the current version is
 * deleted.
 */
export const ChangedBeforeDeletion = meta.story({
  render: () => (
    <StoryFrame as="admin">
      {(world) => {
        present = world;
        return (
          <Suspense>
            <Sample status="draft" type="social" />
          </Suspense>
        );
      }}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More actions' });
    const title = canvas.getByRole('heading', { level: 1 }).textContent;
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const asked = within(await screen.findByRole('alertdialog'));
    const manager = await present?.other('manager');
    const brandId = present?.brandId ?? ('' as never);
    const [item] = (await manager?.content.list({ brandId, text: title }))?.items ?? [];
    if (item) await manager?.content.submit({ id: item.id, version: item.version });
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await expect(await asked.findByText(/ edited this while you were working$/)).toBeVisible();
    await expect(asked.getByText('Draft → Pending')).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await expect((await screen.findAllByText(`Deleted “${title}”`))[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => (
    <StoryFrame simulation={{ latency: 10 }}>
      {() => <EditContentScreen id={'content_1_unknown' as ContentId} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: editMessages.loading }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  render: () => (
    <StoryFrame simulation={{ fail: ['content.get'] }}>
      {() => <EditContentScreen id={'content_1_unknown' as ContentId} />}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** An item that a viewer may not see yet looks the same as a missing item. */
function HiddenDraft({ brandId, other }: StoryWorld) {
  const [id, setId] = useState<ContentId>();
  useEffect(() => {
    if (!brandId) return;
    void other('editor')
      .then((editor) => editor.content.list({ brandId, status: 'draft', limit: 1 }))
      .then(({ items: [draft] }) => setId(draft?.id));
  }, [brandId, other]);
  return id && <EditContentScreen id={id} />;
}

export const Denied = meta.story({
  render: () => <StoryFrame as="viewer">{(world) => <HiddenDraft {...world} />}</StoryFrame>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Content not found',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const NotFound = meta.story({
  tags: ['empty'],
  render: () => (
    <StoryFrame>{() => <EditContentScreen id={'content_1_unknown' as ContentId} />}</StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Content not found',
    );
    await expect(canvas.getByText('The requested content could not be found.')).toBeVisible();
  },
});

let illustrated: ContentId | undefined;

/** Deletes the image of an item from the file library. */
async function deleteItsImage({ services: { client }, brandId }: StoryWorld): Promise<void> {
  if (!brandId) throw new Error('The story has no brand.');
  const { items } = await client.content.list({ brandId, type: 'social', status: 'draft' });
  const item = items.find(({ images }) => images.length === 1);
  const [image] = item?.images ?? [];
  if (!item || !image) throw new Error('No draft of the samples has an image.');
  illustrated = item.id;
  await client.files.delete({ id: image.fileId });
}

export const DeletedImage = meta.story({
  render: () => (
    <StoryFrame as="manager" before={deleteItsImage}>
      {() => illustrated && <EditContentScreen id={illustrated} />}
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: /Deleted image/u });
    await expect(canvas.getByText(/^This image was deleted from the file library/u)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Deleted image/u })).toBeNull();
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.queryByText(/^This image was deleted/u)).toBeNull());
  },
});
