import type { Brand } from '@brandroom/domain/brand/brand.schema';
import { compareNames } from '@brandroom/domain/format/compare-names';
import { useMutation } from '@tanstack/react-query';

import { pageMessages } from '../../../shared/page/page.messages';
import { useApi, useClient } from '../../../shared/api/api';
import { useCachedList, withRow } from '../../../shared/api/use-cached-list';
import { useChooseBrand } from '../../../shared/brand/use-choose-brand';
import { useWorkspace } from '../../../shared/brand/workspace';
import { focusActions } from '../../../shared/page/focus-actions';
import { notify } from '../../../shared/page/undo-bar';
import { notifyFailure } from '../../../shared/page/undoable';
import { shortName } from '../../../shared/page/short-name';
import { agencyMessages } from './agency.messages';

const messages = agencyMessages.brands;

const byName = (one: Brand, other: Brand) => compareNames(one.name, other.name);

interface Archiving {
  brand: Brand;
  next: Brand | undefined;
  wasCurrent: boolean;
}

/** Archiving and restoring brands; each can be undone by the other. */
export function useBrandChanges() {
  const { brands } = useClient();
  const api = useApi();
  const { brandId } = useWorkspace();
  const choose = useChooseBrand();
  const current = useCachedList<Brand>(api.brands.list.queryKey());
  const archived = useCachedList<Brand>(api.brands.listArchived.queryKey());

  const archive = useMutation({
    mutationKey: api.brands.key(),
    mutationFn: ({ brand }: Archiving) => brands.archive({ id: brand.id }),
    onSuccess: (_, { brand, next, wasCurrent }) => {
      current.remove(brand);
      notify({
        title: messages.archived(shortName(brand)),
        description: messages.archivedHelp,
        action: { label: pageMessages.undo, onAction: () => void restore(brand, wasCurrent) },
      });
      focusActions(next);
    },
    onError: (error, archiving) =>
      notifyFailure(messages.notArchived(shortName(archiving.brand)), error, () =>
        archive.mutate(archiving),
      ),
  });

  /** Restores a brand, and makes it the current one if its archiving is undone. */
  async function restore(brand: Brand, wasCurrent = false): Promise<void> {
    try {
      const restored = await brands.restore({ id: brand.id });
      current.change((all) => withRow(all, restored).toSorted(byName));
      archived.remove(brand);
      if (wasCurrent) await choose(restored);
      notify({ title: messages.restored(shortName(brand)) });
      focusActions(brand);
    } catch (error) {
      notifyFailure(
        messages.notRestored(shortName(brand)),
        error,
        () => void restore(brand, wasCurrent),
      );
    }
  }
  return {
    /** Archives a brand and moves focus to the next one; resolves also after a failure. */
    archive: (brand: Brand, next?: Brand): Promise<unknown> =>
      archive.mutateAsync({ brand, next, wasCurrent: brand.id === brandId }).catch(() => undefined),
    restore,
  };
}
