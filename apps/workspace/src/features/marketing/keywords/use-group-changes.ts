import type { BrandId } from '@brandroom/domain/id.schema';
import type { KeywordGroup, KeywordGroupDraft } from '@brandroom/domain/keyword/keyword.schema';
import { showToast } from '@brandroom/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { failureMessages, operationError } from '../../../shared/api/operation-error';
import { shortName } from '../../../shared/page/short-name';
import { notify } from '../../../shared/page/undo-bar';
import { keywordsMessages } from './keywords.messages';

const messages = keywordsMessages.changes;

const byName = (one: KeywordGroup, other: KeywordGroup) =>
  one.name.localeCompare(other.name, 'en-US');

/** Changes a brand's keyword groups; the change event refetches their figures. */
export function useGroupChanges(brandId: BrandId) {
  const { keywords } = useClient();
  const queryClient = useQueryClient();
  const listKey = useApi().keywords.listGroups.queryKey({ input: { brandId } });
  function changeList(change: (groups: KeywordGroup[]) => KeywordGroup[]) {
    queryClient.setQueryData<KeywordGroup[]>(listKey, (groups) => groups && change(groups));
  }

  async function restore(group: KeywordGroup): Promise<void> {
    try {
      await keywords.restoreGroup({ id: group.id });
      notify({ title: messages.restored(shortName(group)) });
    } catch (error) {
      const { code } = operationError(error);
      const action = { label: messages.tryAgain, onAction: () => void restore(group) };
      notify(
        {
          title: messages.notRestored(shortName(group)),
          description: failureMessages[code].title,
          ...(code === 'notFound' || code === 'forbidden' ? {} : { action }),
        },
        { timeout: null },
      );
    }
  }

  return {
    /** Adds a group or changes `group`. */
    save: useMutation({
      mutationFn: ({ group, draft }: { group: KeywordGroup | null; draft: KeywordGroupDraft }) =>
        group
          ? keywords.updateGroup({ id: group.id, draft })
          : keywords.createGroup({ brandId, draft }),
      onSuccess: (saved, { group }) => {
        changeList((groups) =>
          [...groups.filter(({ id }) => id !== saved.id), saved].toSorted(byName),
        );
        const words = group ? messages.saved : messages.added;
        showToast({ title: words(shortName(saved)) });
      },
    }),
    /** Moves the group to the trash and offers to restore it. */
    discard: useMutation({
      mutationFn: (group: KeywordGroup) => keywords.deleteGroup({ id: group.id }),
      onSuccess: (_, group) => {
        changeList((groups) => groups.filter(({ id }) => id !== group.id));
        notify({
          title: messages.deleted(shortName(group)),
          action: { label: messages.undo, onAction: () => void restore(group) },
        });
      },
    }),
  };
}

export type GroupChanges = ReturnType<typeof useGroupChanges>;
