import { withPairs } from '@brandroom/domain/brand/color-pair';
import type { Color } from '@brandroom/domain/brand/color.schema';
import type { BrandId } from '@brandroom/domain/id.schema';

import { useApi, useClient } from '../../../shared/api/api';
import { pendingChanges } from '../../../shared/api/pending-changes';
import { useCachedList } from '../../../shared/api/use-cached-list';
import { notify } from '../../../shared/page/undo-bar';
import { notifyFailure } from '../../../shared/page/undoable';
import { colorsMessages } from './colors.messages';
import type { PairRow } from './pair-rows';

const messages = colorsMessages.lab;

/** Allows pairs or revokes that; the table updates at once. */
export function usePairChanges(brandId: BrandId) {
  const { colors } = useClient();
  const list = useCachedList<Color>(useApi().colors.list.queryKey({ input: { brandId } }));

  return async function allow(rows: readonly PairRow[], isAllowed: boolean): Promise<void> {
    const pairs = rows.map(({ one, other }) => ({ one: one.id, other: other.id }));
    const takeBack = await list.changeAtOnce((all) => withPairs(all, pairs, isAllowed));
    try {
      const stored = await pendingChanges.during(colors.setPairs({ brandId, pairs, isAllowed }));
      list.change(() => stored);
      const title = isAllowed ? messages.allowed(rows.length) : messages.notAllowed(rows.length);
      const onAction = () => void allow(rows, !isAllowed);
      notify({ title, action: { label: messages.undo, onAction } }, { group: 'colors.pairs' });
    } catch (error) {
      takeBack();
      notifyFailure(messages.notSaved(rows.length), error, () => void allow(rows, isAllowed));
    }
  };
}
