import { contentId } from '@brandroom/domain/id.schema';
import { platformLimits } from '@brandroom/domain/content/limits';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import preview from '@brandroom/stories/preview';
import * as v from 'valibot';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { itemMessages } from './item.messages';
import type { AskedStep } from './StepDialog';
import { StepDialog } from './StepDialog';

const meta = preview.meta({ title: 'Parts/StepDialog', component: StepDialog });

const onTake = fn();
const over = platformLimits.x.characters + 12;

/** A post that is too long for its platform, with an image without alt text. */
function dialog(action: AskedStep, body = 'a'.repeat(over)) {
  return (
    <StoryFrame as="manager">
      {({ brandId, user }) =>
        brandId && (
          <StepDialog
            action={action}
            item={
              {
                id: v.parse(contentId, 'content_1748736000000_1'),
                brandId,
                version: 1,
                type: 'social',
                platform: 'x',
                title: 'Harvest',
                body,
                description: '',
                status: 'approved',
                scheduledFor: null,
                publishedAt: null,
                tags: [],
                approvedAt: '2026-03-01T09:00:00.000Z',
                approvedBy: user.id,
                campaignId: null,
                createdAt: '2026-03-01T09:00:00.000Z',
                createdBy: user.id,
                updatedAt: '2026-03-01T09:00:00.000Z',
                updatedBy: user.id,
                images: [],
              } satisfies ContentItem
            }
            onTake={onTake}
            onClose={fn()}
          />
        )
      }
    </StoryFrame>
  );
}
const page = () => within(document.body);

export const Publish = meta.story({
  render: () => dialog('PUBLISH', 'Short.'),
  play: async () => {
    const confirm = await page().findByRole('button', { name: itemMessages.publish.confirm });
    await expect(page().queryByText(itemMessages.channel.refuses('X'))).toBeNull();
    await userEvent.click(confirm);
    await expect(onTake).toHaveBeenLastCalledWith({ action: 'PUBLISH' });
  },
});

export const PublishOverALimit = meta.story({
  render: () => dialog('PUBLISH'),
  play: async () => {
    const note = await page().findByText(itemMessages.channel.refuses('X'));
    await waitFor(() => expect(note).toBeVisible());
    await expect(page().getByText(/too long for X: 12 characters too many/u)).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: itemMessages.publish.anyway }));
    await expect(onTake).toHaveBeenLastCalledWith({ action: 'PUBLISH', anyway: true });
  },
});

export const ScheduleOverALimit = meta.story({
  render: () => dialog('SCHEDULE'),
  play: async () => {
    const note = await page().findByText(itemMessages.channel.refuses('X'));
    await waitFor(() => expect(note).toBeVisible());
    await expect(page().getByRole('button', { name: itemMessages.schedule.anyway })).toBeVisible();
  },
});
