import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { selectContent } from './select-content';
import { historyOf, onContent, toItem } from './stored-content';

/** The spec gives no delay for reading content; decisions section 4 sets 1 s. */
const delay = 1000;

export const listContent = query(contract.content.list, {
  access: inBrand(),
  delay,
  run: async (transaction, { input, subject }) => {
    const { rows, total } = await selectContent(transaction, subject.asker, input);
    return { items: rows.map(toItem), total };
  },
});

export const getContent = query(contract.content.get, {
  access: onContent(),
  delay,
  run: (_, { subject }) => toItem(subject.item),
});

export const contentHistory = query(contract.content.history, {
  access: onContent(),
  delay,
  run: (transaction, { input }) => historyOf(transaction, input.id),
});
