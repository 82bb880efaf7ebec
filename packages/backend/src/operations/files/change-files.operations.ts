import { contract } from '@brandroom/domain/contract/contract';
import { extensionOf } from '@brandroom/domain/file/category';
import { safeFileName } from '@brandroom/domain/file/file-name';
import { extensionsOf } from '@brandroom/domain/file/upload-types';
import { distinctTags, isSameTag, maxTags } from '@brandroom/domain/tags.schema';

import { invalid } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import type { StoredFile } from '../../store/collections';
import { discard, onTrashed } from '../trash';
import { onFile, toAsset } from './stored-file';

const delay = 500;
interface TagPatch {
  tags?: string[] | undefined;
  addTags?: string[] | undefined;
  removeTags?: string[] | undefined;
}

const onTrashedFile = onTrashed('files');

/** The tags of a file after a change: those that are removed go first. */
function changedTags({ tags = [] }: StoredFile, patch: TagPatch): string[] {
  const { removeTags = [], addTags = [] } = patch;
  const kept = (patch.tags ?? tags).filter(
    (each) => !removeTags.some((removed) => isSameTag(each, removed)),
  );
  const changed = distinctTags([...kept, ...addTags]);
  if (changed.length > maxTags) throw invalid('patch.addTags', `Use at most ${maxTags} tags.`);
  return changed;
}

/** Changes name, category, template mark, alt text and tags. */
export const updateFile = command(contract.files.update, {
  access: onFile('files.edit'),
  delay,
  invalidates: ['files'],
  run: async (transaction, { input, subject: { file } }) => {
    const { name = file.name, category = file.category, isTemplate } = input.patch;
    if (isTemplate === true && category !== 'document') {
      throw invalid('patch.isTemplate', 'Only a document can be a template.');
    }
    const fitting = extensionsOf(file.fileType);
    // A type that cannot be uploaded has no list of its own.
    const extensions = fitting.length > 0 ? fitting : [extensionOf(file.name)];
    const updated = {
      ...file,
      name: safeFileName(name, extensions),
      category,
      isTemplate: category === 'document' && (isTemplate ?? file.isTemplate),
      ...(input.patch.alt === undefined ? {} : { alt: input.patch.alt.trim() }),
      tags: changedTags(file, input.patch),
    };
    await transaction.put('files', updated);
    return toAsset(updated);
  },
});

/** The links end with the file; its bytes stay for as long as it can be restored. */
export const deleteFile = command(contract.files.delete, {
  access: onFile('files.delete'),
  accessOnRetry: onTrashedFile,
  delay,
  invalidates: ['files', 'shares'],
  run: async (transaction, { subject: { file, caller }, at }) => {
    const withIt = await transaction.list('shares', 'byAsset', { equals: [file.id] });
    await discard(transaction, { collection: 'files', row: file, caller, at, withIt });
    return null;
  },
});

export const restoreFile = command(contract.files.restore, {
  access: onTrashedFile,
  accessOnRetry: onFile('files.delete'),
  delay,
  invalidates: ['files', 'shares'],
  run: async (transaction, { subject }) => {
    const { row, withIt, entryId } = subject;
    await transaction.put('files', row);
    for (const link of withIt) await transaction.put('shares', link);
    await transaction.delete('trash', entryId);
    return toAsset(row);
  },
});
