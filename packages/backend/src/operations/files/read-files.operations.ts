import { canSeeContent } from '@brandroom/domain/content/visibility';
import { maxPageSize } from '@brandroom/domain/contract/base';
import { contract } from '@brandroom/domain/contract/contract';
import { countTags } from '@brandroom/domain/file/library';
import type { FileUse } from '@brandroom/domain/contract/files.contract';
import { viewerKindOf } from '@brandroom/domain/file/viewer';
import { can } from '@brandroom/domain/rights/can';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { preparedQuery } from '../../pipeline/prepared-query';
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

/** At most one page, because people read it before they delete a file. */
export const fileUsage = query(contract.files.usage, {
  access: onFile(),
  delay: 0,
  run: async (transaction, { input, subject: { caller, brandId } }) => {
    const range = { equals: [brandId] };
    const newestFirst = { direction: 'descending' } as const;
    const content = await transaction.list('content', 'byBrand', range, newestFirst);
    const emails = can(caller.user, 'email.view', brandId)
      ? await transaction.list('emails', 'byBrand', range, newestFirst)
      : [];
    const uses: FileUse[] = [
      ...content
        .filter((item) => item.images.some(({ fileId }) => fileId === input.id))
        .filter((item) => canSeeContent(caller.user, item))
        .map(({ id, title: name, status }) => ({ kind: 'content' as const, id, name, status })),
      ...emails
        .filter(({ image }) => image?.fileId === input.id)
        .map(({ id, name, status }) => ({ kind: 'email' as const, id, name, status })),
    ];
    return uses.slice(0, maxPageSize);
  },
});
