import type { RuleDraft } from '@brandroom/domain/brand/rule.schema';
import { contract } from '@brandroom/domain/contract/contract';

import { command } from '../../pipeline/operation';
import { assetCommands } from './asset-commands';

const rules = assetCommands({
  collection: 'rules',
  topic: 'rules',
  newId: (env) => env.id('Rule'),
  toRow: (draft: RuleDraft, record) => ({ ...draft, ...record }),
  toAnswer: (row) => row,
});

export const createRule = command(contract.rules.create, rules.create);
export const updateRule = command(contract.rules.update, rules.update);
export const deleteRule = command(contract.rules.delete, rules.delete);
export const restoreRule = command(contract.rules.restore, rules.restore);
export const reorderRules = command(contract.rules.reorder, rules.reorder);
