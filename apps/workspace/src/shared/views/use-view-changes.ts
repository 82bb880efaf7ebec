import type { BrandId } from '@brandroom/domain/id.schema';
import type { NewView, SavedView, ViewArea } from '@brandroom/domain/saved-view.schema';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../api/api';
import { useCachedList, withRow } from '../api/use-cached-list';
import { notify } from '../page/undo-bar';
import { notifyFailure, notifyUndoable } from '../page/undoable';
import { shortName } from '../page/short-name';
import { savedViewsMessages as messages } from './saved-views.messages';

/** Changes a person's own views of an area. The cached list follows each answer. */
export function useViewChanges(brandId: BrandId, area: ViewArea) {
  const api = useApi();
  const client = useClient();
  const { queryKey } = api.views.list.queryOptions({ input: { brandId, area } });
  const { change, put, remove } = useCachedList<SavedView>(queryKey);

  async function restore({ id }: SavedView): Promise<void> {
    const restored = await client.views.restore({ id });
    change((views) =>
      withRow(views, restored).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
    );
  }

  const discard = useMutation({
    mutationKey: queryKey,
    mutationFn: ({ id }: SavedView) => client.views.delete({ id }),
    onSuccess: (_, view) => {
      const name = shortName(view);
      remove(view);
      notifyUndoable({
        title: messages.deleted(name),
        undo: () => restore(view),
        undone: messages.restored(name),
        notUndone: messages.notRestored(name),
      });
    },
    onError: (error, view) =>
      notifyFailure(messages.notDeleted(shortName(view)), error, () => discard.mutate(view)),
  });

  return {
    discard,
    /** Rejects with the operation's error, which the form shows. */
    save: async (created: NewView) => {
      const view = await client.views.create(created);
      put(view);
      notify({ title: messages.saved(shortName(view)) });
    },
    /** Rejects like `save`. */
    rename: async ({ id }: SavedView, name: string) => {
      const view = await client.views.rename({ id, name });
      put(view);
      notify({ title: messages.renamed(shortName(view)) });
    },
  };
}
