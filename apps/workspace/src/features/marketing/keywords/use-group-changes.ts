import type { BrandId } from '@brandroom/domain/id.schema';
import type { KeywordGroup, KeywordGroupDraft } from '@brandroom/domain/keyword/keyword.schema';
import { compareNames } from '@brandroom/domain/format/compare-names';
import { showToast } from '@brandroom/ui/toast';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { useCachedList, withRow } from '../../../shared/api/use-cached-list';
import { shortName } from '../../../shared/page/short-name';
import { notifyUndoable } from '../../../shared/page/undoable';
import { keywordsMessages } from './keywords.messages';

const messages = keywordsMessages.changes;

const byName = (one: KeywordGroup, other: KeywordGroup) => compareNames(one.name, other.name);

/** Changes a brand's keyword groups; the change event refetches their figures. */
export function useGroupChanges(brandId: BrandId) {
  const { keywords } = useClient();
  const api = useApi().keywords;
  const { change, remove } = useCachedList<KeywordGroup>(
    api.listGroups.queryKey({ input: { brandId } }),
  );

  return {
    /** Adds a group or changes `group`. */
    save: useMutation({
      mutationKey: api.key(),
      mutationFn: ({ group, draft }: { group: KeywordGroup | null; draft: KeywordGroupDraft }) =>
        group
          ? keywords.updateGroup({ id: group.id, draft })
          : keywords.createGroup({ brandId, draft }),
      onSuccess: (saved, { group }) => {
        change((groups) => withRow(groups, saved).toSorted(byName));
        const words = group ? messages.saved : messages.added;
        showToast({ title: words(shortName(saved)) });
      },
    }),
    /** Moves the group to the trash and offers to restore it. */
    discard: useMutation({
      mutationKey: api.key(),
      mutationFn: (group: KeywordGroup) => keywords.deleteGroup({ id: group.id }),
      onSuccess: (_, group) => {
        remove(group);
        notifyUndoable({
          title: messages.deleted(shortName(group)),
          undo: () => keywords.restoreGroup({ id: group.id }),
          undone: messages.restored(shortName(group)),
          notUndone: messages.notRestored(shortName(group)),
        });
      },
    }),
  };
}

export type GroupChanges = ReturnType<typeof useGroupChanges>;
