import { canSeeContent } from '@brandroom/domain/content/visibility';
import { maxPageSize } from '@brandroom/domain/contract/base';
import { contract } from '@brandroom/domain/contract/contract';
import { countTags } from '@brandroom/domain/file/library';
import { viewerKindOf } from '@brandroom/domain/file/viewer';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { preparedQuery } from '../../pipeline/prepared-query';
import { toItem } from '../content/stored-content';
import { selectFiles } from './select-files';
import { asDownload, bytesOf, findBytes, onFile, toAsset } from './stored-file';

const fetchDelay = 1000;

export const listFiles = query(contract.files.list, {
  access: inBrand('files.view'),
  delay: fetchDelay,
  run: (transaction, { input }) => selectFiles(transaction, input),
});

export const fileTags = query(contract.files.tags, {
  access: inBrand('files.view'),
  delay: 0,
  run: async (transaction, { input: { brandId } }) => {
    const newestFirst = { direction: 'descending' } as const;
    const files = await transaction.list('files', 'byBrand', { equals: [brandId] }, newestFirst);
    return countTags(files.map(toAsset));
  },
});

export const getFile = query(contract.files.get, {
  access: onFile(),
  delay: fetchDelay,
  run: (_, { subject }) => toAsset(subject.file),
});

/** A download has no delay: the browser only follows a link. */
export const downloadFile = preparedQuery(contract.files.download, {
  access: onFile('files.download'),
  delay: 0,
  run: (transaction, { subject }) => findBytes(transaction, subject.file),
  answer: asDownload,
});

/** For people who may look at a file: a picture goes into `<img>`, where an SVG runs nothing. */
export const previewFile = preparedQuery(contract.files.preview, {
  access: onFile(),
  delay: 0,
  run: async (transaction, { subject: { file } }) =>
    viewerKindOf(file) ? findBytes(transaction, file) : null,
  answer: async (found, world) => (found ? bytesOf(found, world) : null),
});

/** Newest first; at most one page, because people read it before they delete a file. */
export const fileUsage = query(contract.files.usage, {
  access: onFile(),
  delay: 0,
  run: async (transaction, { input, subject: { caller, brandId } }) => {
    const range = { equals: [brandId] };
    const newestFirst = { direction: 'descending' } as const;
    const content = await transaction.list('content', 'byBrand', range, newestFirst);
    return content
      .filter((item) => item.images.some(({ fileId }) => fileId === input.id))
      .filter((item) => canSeeContent(caller.user, item))
      .slice(0, maxPageSize)
      .map(toItem);
  },
});
