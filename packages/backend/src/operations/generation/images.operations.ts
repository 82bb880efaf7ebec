import { generatedImageName } from '@brandroom/domain/content/generated-image-name';
import { contract } from '@brandroom/domain/contract/contract';
import { safeFileName } from '@brandroom/domain/file/file-name';
import { extensionsOf } from '@brandroom/domain/file/upload-types';

import { requireRight } from '../../pipeline/access';
import { failed } from '../../pipeline/failure';
import { command, query } from '../../pipeline/operation';
import type { StoredFile } from '../../store/collections';
import { findBlob, storeBlob } from '../blobs';
import { toAsset } from '../files/stored-file';
import { mayGenerate, onImage, toImage } from './stored-image';

const damaged = () => failed('The bytes of this image are damaged.');

export const listImages = query(contract.generation.listImages, {
  access: mayGenerate,
  delay: 1000,
  run: async (transaction, { input }) => {
    const newestFirst = { direction: 'descending' } as const;
    const range = { equals: [input.brandId] };
    const images = await transaction.list('generatedImages', 'byBrand', range, newestFirst);
    return images.map(toImage);
  },
});

export const imageFile = query(contract.generation.imageFile, {
  access: onImage,
  delay: 0,
  run: async (transaction, { subject: { image } }) => {
    const blob = await findBlob(transaction, image.blobId);
    if (!blob) throw damaged();
    return new File([blob], generatedImageName(image.prompt), { type: blob.type });
  },
});

/** The copy is a file like any other: it needs the right to add files. */
export const saveImage = command(contract.generation.saveImage, {
  access: async (question) => {
    const subject = await onImage(question);
    requireRight(subject.caller, 'files.create', subject.brandId);
    return subject;
  },
  delay: 2000,
  invalidates: ['images', 'files'],
  run: async (transaction, { input, subject, at, env }) => {
    const { caller, brandId } = subject;
    const image = { ...subject.image, alt: input.alt };
    const blob = await findBlob(transaction, image.blobId);
    if (!blob) throw damaged();
    await storeBlob(transaction, { sha256: image.blobId, blob });
    const file: StoredFile = {
      id: env.id('File'),
      brandId,
      name: safeFileName(generatedImageName(image.prompt), extensionsOf(blob.type)),
      fileType: blob.type,
      size: blob.size,
      category: 'image',
      isTemplate: false,
      alt: input.alt,
      createdAt: at,
      createdBy: caller.user.id,
      createdByName: caller.user.name,
      blobId: image.blobId,
    };
    await transaction.put('files', file);
    await transaction.put('generatedImages', image);
    return { image: toImage(image), file: toAsset(file) };
  },
});
