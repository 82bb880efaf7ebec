import { withPairs } from '@brandroom/domain/brand/color-pair';
import type { Color } from '@brandroom/domain/brand/color.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { useMutation } from '@tanstack/react-query';

import { pageMessages } from '../../../shared/page/page.messages';
import { useApi, useClient } from '../../../shared/api/api';
import { useCachedList } from '../../../shared/api/use-cached-list';
import { notify } from '../../../shared/page/undo-bar';
import { notifyFailure } from '../../../shared/page/undoable';
import { colorsMessages } from './colors.messages';
import type { PairRow } from './pair-rows';

const messages = colorsMessages.lab;

interface PairChange {
  rows: readonly PairRow[];
  isAllowed: boolean;
}

const pairsOf = ({ rows }: PairChange) =>
  rows.map(({ one, other }) => ({ one: one.id, other: other.id }));

/** Allows pairs or revokes that; the table updates at once. */
export function usePairChanges(brandId: BrandId) {
  const { colors } = useClient();
  const api = useApi().colors;
  const list = useCachedList<Color>(api.list.queryKey({ input: { brandId } }));
  const change = useMutation({
    mutationKey: api.key(),
    mutationFn: (pairs: PairChange) =>
      colors.setPairs({ brandId, pairs: pairsOf(pairs), isAllowed: pairs.isAllowed }),
    onMutate: (pairs) =>
      list.changeAtOnce((all) => withPairs(all, pairsOf(pairs), pairs.isAllowed)),
    onSuccess: (stored, { rows, isAllowed }) => {
      list.change(() => stored);
      const title = isAllowed ? messages.allowed(rows.length) : messages.notAllowed(rows.length);
      const onAction = () => change.mutate({ rows, isAllowed: !isAllowed });
      notify({ title, action: { label: pageMessages.undo, onAction } }, { group: 'colors.pairs' });
    },
    onError: (error, pairs, takeBack) => {
      takeBack?.();
      notifyFailure(messages.notSaved(pairs.rows.length), error, () => change.mutate(pairs));
    },
  });
  return change.mutate;
}
