import type { TypographyDraft } from '@brandroom/domain/brand/typography.schema';
import { contract } from '@brandroom/domain/contract/contract';

import { command } from '../../pipeline/operation';
import { assetCommands } from './asset-commands';
import { toTypography } from './stored-font';

const fonts = assetCommands({
  collection: 'typography',
  topic: 'typography',
  newId: (env) => env.id('Typography'),
  toRow: (draft: TypographyDraft, record, before) => ({
    ...draft,
    ...record,
    fontFile: before?.fontFile ?? null,
    blobId: before?.blobId ?? null,
    older: before?.older ?? [],
  }),
  toAnswer: toTypography,
});

export const createFont = command(contract.typography.create, fonts.create);
export const updateFont = command(contract.typography.update, fonts.update);
export const deleteFont = command(contract.typography.delete, fonts.delete);
export const restoreFont = command(contract.typography.restore, fonts.restore);
export const reorderFonts = command(contract.typography.reorder, fonts.reorder);
