import { ViewBar } from '@brandroom/ui/ViewBar';
import { useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { screen, within } from 'storybook/test';
import type { StoryWorld } from '../../../shared/testing/StoryFrame';
import { contentSearch } from '../item/content-search';
import { ContentPage } from '../item/ContentPage';
import { ContentList } from './ContentList';
import { listMessages } from './list.messages';

/** Renders the list in its page, at its address. */
export function List({ brandId }: StoryWorld) {
  const search = v.parse(contentSearch, useSearch({ strict: false }));
  return (
    brandId && (
      <ContentPage brandId={brandId} view="list">
        <ViewBar label="Filter content" />
        <ContentList brandId={brandId} search={search} resultsId="results" />
      </ContentPage>
    )
  );
}

export const bar = () => screen.findByRole('group', { name: listMessages.selection.label });

export const box = (title: string) => screen.getByRole('checkbox', { name: `Select “${title}”` });

export const toast = () => screen.getByRole('alertdialog');

/** Returns the titles of the listed items, without the heading of past items. */
export function titles(): string[] {
  return screen.getAllByRole('rowheader').flatMap((each) => {
    const link = within(each).queryByRole('link');
    return link ? [link.textContent] : [];
  });
}
