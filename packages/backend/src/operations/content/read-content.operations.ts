import type { HistoryEntry } from '@brandroom/domain/content/content.schema';
import { seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { selectContent, selectUndated } from './select-content';
import { selectDays } from './select-days';
import { selectWaiting } from './select-waiting';
import { historyOf, onContent, toItem } from './stored-content';

const delay = 1000;

export const listContent = query(contract.content.list, {
  access: inBrand(),
  delay,
  run: async (transaction, { input, subject, at }) => {
    const { rows, ...counts } = await selectContent(transaction, subject.caller, input, at);
    return { items: rows.map(toItem), ...counts };
  },
});

export const contentDays = query(contract.content.days, {
  access: inBrand(),
  delay,
  run: async (transaction, { input, subject }) => {
    const days = await selectDays(transaction, subject.caller, input);
    return days.map((each) => ({ ...each, items: each.items.map(toItem) }));
  },
});

export const undatedContent = query(contract.content.undated, {
  access: inBrand(),
  delay,
  run: async (transaction, { input, subject }) => {
    const { rows, total } = await selectUndated(transaction, subject.caller, input);
    return { items: rows.map(toItem), total };
  },
});

export const waitingContent = query(contract.content.waiting, {
  access: inBrand(),
  delay,
  run: async (transaction, { input, subject }) => {
    const { rows, total } = await selectWaiting(transaction, subject.caller, input);
    const submissions = await Promise.all(
      rows.map(async ({ id, updatedAt }) => {
        const history = await historyOf(transaction, id);
        // Who undoes a decision does not submit the item again.
        const entry = history.find(
          ({ from, to, action }) => to === 'pending' && from !== 'pending' && action !== 'takeBack',
        );
        return { id, at: entry?.at ?? updatedAt, byName: entry?.byName ?? '' };
      }),
    );
    return { items: rows.map(toItem), total, submissions };
  },
});

export const getContent = query(contract.content.get, {
  access: onContent(),
  delay,
  run: (_, { subject }) => toItem(subject.item),
});

/** A history entry for people who see no unfinished items (docs/decisions/0005-rights-left-open.md). */
function withoutWords({ event: _, machineVersion: __, ...entry }: HistoryEntry): HistoryEntry {
  return { ...entry, note: null, changes: [] };
}

export const contentHistory = query(contract.content.history, {
  access: onContent(),
  delay,
  run: async (transaction, { subject: { caller, item } }) => {
    const history = await historyOf(transaction, item.id);
    const seesAll = seesUnfinishedContent(caller.user, item.type, item.brandId);
    return seesAll ? history : history.map(withoutWords);
  },
});
