import { withPairs } from '@brandroom/domain/brand/color-pair';
import type { Color } from '@brandroom/domain/brand/color.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { pendingChanges } from '../../../shared/api/pending-changes';
import { notify } from '../../../shared/page/undo-bar';
import { notifyFailure } from '../../../shared/page/undoable';
import { colorsMessages } from './colors.messages';
import type { PairRow } from './pair-rows';

const messages = colorsMessages.lab;

/** Allows pairs or revokes that; the table updates at once. */
export function usePairChanges(brandId: BrandId) {
  const { colors } = useClient();
  const queryKey = useApi().colors.list.queryKey({ input: { brandId } });
  const queryClient = useQueryClient();

  return async function allow(rows: readonly PairRow[], isAllowed: boolean): Promise<void> {
    const pairs = rows.map(({ one, other }) => ({ one: one.id, other: other.id }));
    const show = (change: (all: Color[]) => Color[]) =>
      queryClient.setQueryData(queryKey, (all: Color[] | undefined) => all && change(all));
    show((all) => withPairs(all, pairs, isAllowed));
    try {
      const stored = await pendingChanges.during(colors.setPairs({ brandId, pairs, isAllowed }));
      show(() => stored);
      const title = isAllowed ? messages.allowed(rows.length) : messages.notAllowed(rows.length);
      const onAction = () => void allow(rows, !isAllowed);
      notify({ title, action: { label: messages.undo, onAction } }, { group: 'colors.pairs' });
    } catch (error) {
      show((all) => withPairs(all, pairs, !isAllowed));
      notifyFailure(messages.notSaved(rows.length), error, () => void allow(rows, isAllowed));
    }
  };
}
