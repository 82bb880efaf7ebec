import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import { useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { StoryFrame } from '../../../shared/testing/StoryFrame';
import { browserStorage } from '../../../shared/storage/safe-storage';
import type { ContentSearch } from '../item/content-search';
import { contentSearch } from '../item/content-search';
import { CalendarScreen } from './CalendarScreen';

/** Opens the tray of unscheduled items for a story. */
export function openTray(): () => void {
  browserStorage.set(tray, 'open');
  return () => browserStorage.remove(tray);
}

/** Renders only the views with days; the list and the review desk have stories of their own. */
export function Days({ search }: { search: ContentSearch }) {
  return <CalendarScreen search={search} review={() => null} list={() => null} />;
}

export function DaysAtTheirAddress() {
  return <Days search={v.parse(contentSearch, useSearch({ strict: false }))} />;
}

export const tray = 'brandroom:calendar-tray';

/** Half a year after the first samples. */
export const day = '2025-12-10';

/** A day in the future of the stories' clock. */
export const scheduledDay = '2026-03-04';

export const drafts = () => (
  <StoryFrame as="editor">
    {() => <Days search={{ view: 'month', date: day, status: 'draft' }} />}
  </StoryFrame>
);

export const post = {
  type: 'social',
  platform: 'bluesky',
  description: '',
  body: 'Words.',
  images: [],
  campaignId: null,
  tags: [],
} as const satisfies Partial<ContentDraft>;

export const scheduled = () => (
  <StoryFrame as="manager">
    {() => <Days search={{ view: 'month', date: scheduledDay, status: 'scheduled' }} />}
  </StoryFrame>
);
