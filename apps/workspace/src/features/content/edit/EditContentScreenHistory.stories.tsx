import type { ContentStatus } from '@brandroom/domain/content/content.schema';
import preview from '@brandroom/stories/preview';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { draftStore } from '../../../shared/form/draft-store';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { valuesOf } from '../item/content-values';
import { contentValuesSchema } from '../item/content-values.schema';
import { EditContentScreen } from './EditContentScreen';
import { openTab } from './edit-in-stories';

/** Earlier versions, and what another person changed. */
const meta = preview.meta({
  title: 'Screens/EditContentScreen',
  component: EditContentScreen,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
});

interface RewrittenProps {
  as: StoryWorld;
  status: ContentStatus;
  /** Text that the person added before and did not send. */
  unsent?: string;
}

/** Shows the first matching sample, whose text and date another person has changed since. */
function Rewritten({ as, status, unsent }: RewrittenProps) {
  const { brandId, services, user } = as;
  const { client } = services;
  const { data: id } = useSuspenseQuery({
    queryKey: ['rewritten', user.id, brandId, status, unsent],
    queryFn: async () => {
      const from = { brandId: brandId ?? ('' as never), status, type: 'social', limit: 1 } as const;
      const [item] = (await client.content.list(from)).items;
      if (!item) throw new Error(`There is no ${status} post in the samples.`);
      const old = valuesOf(item);
      if (unsent !== undefined) {
        await draftStore.keep(`${user.id}/${brandId}/edit/${item.id}`, {
          values: { ...old, body: `${item.body} ${unsent}` },
          base: { version: item.version, values: old },
          savedAt: Date.now(),
        });
      }
      const values = { ...old, body: `${item.body} Doors open at nine.` };
      const { draft } = v.parse(contentValuesSchema('social'), values);
      const scheduledFor = '2031-06-03T09:00:00.000Z';
      await client.content.update({ id: item.id, version: item.version, draft, scheduledFor });
      return item.id;
    },
  });
  return <EditContentScreen id={id} />;
}

const rewritten = (as: 'manager' | 'editor', status: ContentStatus, unsent?: string) => (
  <StoryFrame as={as}>
    {(world) => (
      <Suspense>
        <Rewritten as={world} status={status} {...(unsent === undefined ? {} : { unsent })} />
      </Suspense>
    )}
  </StoryFrame>
);

export const WhatChanged = meta.story({
  render: () => rewritten('manager', 'pending'),
  play: async ({ canvas, userEvent }) => {
    await openTab(userEvent, 'History');
    const history = await canvas.findByRole('list', { name: 'History' });
    const [show] = within(history).getAllByRole('button', { name: 'Show what changed' });
    await userEvent.click(show ?? history);
    const added = await within(history).findByText('Doors open at nine.', { exact: false });
    await expect(added).toHaveRole('insertion');
    await expect(added).toHaveTextContent('Added: Doors open at nine.');
    await expect(within(history).getByText(/Jun 3, 2031/)).toHaveRole('insertion');
  },
});

export const RestoredAsDraft = meta.story({
  render: () => rewritten('manager', 'pending'),
  play: async ({ canvas, userEvent }) => {
    const body = await canvas.findByLabelText<HTMLTextAreaElement>('Text');
    const written = body.value;
    await openTab(userEvent, 'History');
    const [restore] = await canvas.findAllByRole('button', {
      name: /^Restore as draft: version 1 of /,
    });
    restore?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: /^Restore version 1 of / });
    await expect(dialog).toHaveAccessibleDescription(
      /becomes a draft and leaves the review\. The current text stays in History\.$/,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore as draft' }));
    await expect(
      await screen.findByText(/^Restored version 1 of “.*” as a draft$/),
    ).toBeInTheDocument();
    await waitFor(() => expect(body.value).not.toBe(written));
    await expect(body.value).not.toContain('Doors open at nine.');
    await waitFor(() => expect(restore).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(body).toHaveValue(written));
    await expect(canvas.getByRole('button', { name: 'Submit for Review' })).toBeVisible();
  },
});

export const RestoredAsCopy = meta.story({
  render: () => rewritten('manager', 'published'),
  play: async ({ canvas, userEvent }) => {
    await openTab(userEvent, 'History');
    const [restore] = await canvas.findAllByRole('button', {
      name: /^Restore as draft: version 1/,
    });
    await userEvent.click(restore ?? document.body);
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(/stays published\./);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore as draft' }));
    await expect(await screen.findByText(/is a new draft$/)).toBeInTheDocument();
    const open = await screen.findByRole('button', { name: 'Open' });
    await waitFor(() => expect(open).toBeVisible());
  },
});

export const RestoreWithUnsavedChanges = meta.story({
  render: () => rewritten('manager', 'pending'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), '!');
    await openTab(userEvent, 'History');
    const [restore] = await canvas.findAllByRole('button', {
      name: /^Restore as draft: version 1/,
    });
    await userEvent.click(restore ?? document.body);
    await expect(await canvas.findByText('Save your changes first, then restore.')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

/**
 * Discarding after Keep mine restores the stored version, not the version the text was based on.
 */
export const MineKeptAndDiscarded = meta.story({
  render: () => rewritten('manager', 'draft', 'Bring a coat.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine' }));
    const body = canvas.getByLabelText<HTMLTextAreaElement>('Text');
    await expect(body.value).toContain('Bring a coat.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(body.value).not.toContain('Bring a coat.');
    await expect(body.value).toContain('Doors open at nine.');
  },
});
