import { contract } from '@brandroom/domain/contract/contract';
import type { KeywordGroup, KeywordGroupDraft } from '@brandroom/domain/keyword/keyword.schema';
import { keywordsOf } from '@brandroom/domain/keyword/keyword-days';

import { inBrand } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import { discard, onTrashed } from '../trash';
import { mayChangeGroup } from './stored-group';

const shared = { delay: 500, invalidates: ['keywords'] } as const;
const mayDelete = mayChangeGroup('delete');
const onTrashedGroup = onTrashed('keywordGroups');

/** A keyword that is in the group already is left out. */
const normal = (draft: KeywordGroupDraft): KeywordGroupDraft => ({
  ...draft,
  keywords: [...keywordsOf([draft])],
});

export const createKeywordGroup = command(contract.keywords.createGroup, {
  ...shared,
  access: inBrand('analytics.create'),
  run: async (transaction, { input: { brandId, draft }, at, env }) => {
    const record = { id: env.id('KeywordGroup'), brandId, createdAt: at, updatedAt: at };
    const group: KeywordGroup = { ...record, ...normal(draft) };
    await transaction.put('keywordGroups', group);
    return group;
  },
});

export const updateKeywordGroup = command(contract.keywords.updateGroup, {
  ...shared,
  access: mayChangeGroup('edit'),
  run: async (transaction, { input: { draft }, subject: { group }, at }) => {
    const updated: KeywordGroup = { ...group, ...normal(draft), updatedAt: at };
    await transaction.put('keywordGroups', updated);
    return updated;
  },
});

export const deleteKeywordGroup = command(contract.keywords.deleteGroup, {
  ...shared,
  access: mayDelete,
  accessOnRetry: onTrashedGroup,
  run: async (transaction, { subject: { caller, group }, at }) => {
    await discard(transaction, { collection: 'keywordGroups', row: group, caller, at });
    return null;
  },
});

export const restoreKeywordGroup = command(contract.keywords.restoreGroup, {
  ...shared,
  access: onTrashedGroup,
  accessOnRetry: mayDelete,
  run: async (transaction, { subject: { row, entryId } }) => {
    await transaction.put('keywordGroups', row);
    await transaction.delete('trash', entryId);
    return row;
  },
});
