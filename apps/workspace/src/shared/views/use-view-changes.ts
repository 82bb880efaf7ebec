import type { BrandId } from '@brandroom/domain/id.schema';
import type { NewView, SavedView, ViewArea } from '@brandroom/domain/saved-view.schema';
import { useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../api/api';
import { failureMessages, operationError } from '../api/operation-error';
import { pendingChanges } from '../api/pending-changes';
import { notify } from '../page/undo-bar';
import { shortName } from '../page/short-name';
import { savedViewsMessages as messages } from './saved-views.messages';

/** Changes a person's own views of an area. The cached list follows each answer. */
export function useViewChanges(brandId: BrandId, area: ViewArea) {
  const api = useApi();
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = api.views.list.queryOptions({ input: { brandId, area } });
  const change = (next: (views: SavedView[]) => SavedView[]) =>
    queryClient.setQueryData(queryKey, (views) => views && next(views));
  const fail = (title: string, error: unknown, again: () => void) => {
    const description = failureMessages[operationError(error).code].title;
    const action = { label: messages.tryAgain, onAction: again };
    notify({ title, description, action }, { timeout: null });
  };

  async function restore(view: SavedView): Promise<void> {
    try {
      const restored = await client.views.restore({ id: view.id });
      change((views) =>
        [...views.filter(({ id }) => id !== view.id), restored].toSorted((a, b) =>
          a.createdAt < b.createdAt ? -1 : 1,
        ),
      );
      notify({ title: messages.restored(shortName(view)) });
    } catch (error) {
      fail(messages.notRestored(shortName(view)), error, () => void restore(view));
    }
  }

  async function discard(view: SavedView): Promise<void> {
    try {
      await pendingChanges.during(client.views.delete({ id: view.id }));
      change((views) => views.filter(({ id }) => id !== view.id));
      const action = { label: messages.undo, onAction: () => void restore(view) };
      notify({ title: messages.deleted(shortName(view)), action });
    } catch (error) {
      fail(messages.notDeleted(shortName(view)), error, () => void discard(view));
    }
  }

  return {
    discard,
    /** Rejects with the operation's error, which the form shows. */
    save: async (created: NewView) => {
      const view = await client.views.create(created);
      change((views) => [...views.filter(({ id }) => id !== view.id), view]);
      notify({ title: messages.saved(shortName(view)) });
    },
    /** Rejects like `save`. */
    rename: async ({ id }: SavedView, name: string) => {
      const view = await client.views.rename({ id, name });
      change((views) => views.map((each) => (each.id === id ? view : each)));
      notify({ title: messages.renamed(shortName(view)) });
    },
  };
}
