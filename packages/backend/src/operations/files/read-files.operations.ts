import { contract } from '@brandroom/domain/contract/contract';
import { countTags } from '@brandroom/domain/file/library';
import { viewerKindOf } from '@brandroom/domain/file/viewer';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { preparedQuery } from '../../pipeline/prepared-query';
import { selectFiles } from './select-files';
import { asDownload, asVersion, bytesOf, findBytes, onFile, toAsset } from './stored-file';

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
  run: (transaction, { input, subject }) =>
    findBytes(transaction, asVersion(subject.file, input.version)),
  answer: asDownload,
});

/** For people who may look at a file: a picture goes into `<img>`, where an SVG runs nothing. */
export const previewFile = preparedQuery(contract.files.preview, {
  access: onFile(),
  delay: 0,
  run: async (transaction, { input, subject }) => {
    const file = asVersion(subject.file, input.version);
    return viewerKindOf(file) ? findBytes(transaction, file) : null;
  },
  answer: async (found, world) => (found ? bytesOf(found, world) : null),
});

export const fileVersions = query(contract.files.versions, {
  access: onFile(),
  delay: 0,
  run: (_, { subject: { file } }) =>
    (file.older ?? []).toReversed().map(({ blobId: _blobId, ...version }) => version),
});
