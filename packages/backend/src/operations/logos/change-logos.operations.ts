import { contract } from '@brandroom/domain/contract/contract';
import { safeFileName } from '@brandroom/domain/file/file-name';
import { extensionsOf } from '@brandroom/domain/file/upload-types';

import { inBrand } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import type { StoredLogo } from '../../store/collections';
import { findBlob, storeBlob } from '../blobs';
import { nameAs } from '../files/stored-file';
import { onLogo, pictureOf, prepareLogo, requireFit, toLogo, withPicture } from './stored-logo';

const delay = 500;
const invalidates = ['logos'] as const;

export const uploadLogo = command(contract.logos.upload, {
  access: inBrand('logos.create'),
  delay,
  invalidates,
  prepare: ({ file }, { env }) => prepareLogo(file, env),
  run: async (transaction, { input: { brandId, type }, prepared, at, env }) => {
    const fit = requireFit(prepared);
    await storeBlob(transaction, fit);
    const record = { id: env.id('Logo'), brandId, createdAt: at, updatedAt: at };
    const logo: StoredLogo = { ...record, type, ...fit.picture, version: 1, older: [] };
    await transaction.put('logos', logo);
    return { logo: toLogo(logo), wasCleaned: fit.wasCleaned };
  },
});

export const renameLogo = command(contract.logos.rename, {
  access: onLogo('logos.edit'),
  delay,
  invalidates,
  run: async (transaction, { input, subject: { logo }, at }) => {
    const name = safeFileName(input.name, extensionsOf(logo.fileType));
    const renamed = { ...logo, name, updatedAt: at };
    await transaction.put('logos', renamed);
    return toLogo(renamed);
  },
});

/** The name stays, as the name of a replaced file does. */
export const replaceLogo = command(contract.logos.replace, {
  access: onLogo('logos.edit'),
  delay,
  invalidates,
  prepare: ({ file }, { env }) => prepareLogo(file, env),
  run: async (transaction, { subject: { logo, caller }, prepared, at }) => {
    const fit = requireFit(prepared);
    await storeBlob(transaction, fit);
    const name = nameAs(logo, fit.picture.fileType);
    const replaced = withPicture(logo, { ...fit.picture, name }, caller, at);
    await transaction.put('logos', replaced);
    return { logo: toLogo(replaced), wasCleaned: fit.wasCleaned };
  },
});

export const restoreLogoVersion = command(contract.logos.restoreVersion, {
  access: onLogo('logos.edit'),
  delay,
  invalidates,
  run: async (transaction, { input, subject: { logo, caller }, at }) => {
    const { name, fileType, size, blobId } = pictureOf(logo, input.version);
    const blob = await findBlob(transaction, blobId);
    if (blobId !== null && blob) await storeBlob(transaction, { sha256: blobId, blob });
    const restored = withPicture(logo, { name, fileType, size, blobId }, caller, at);
    await transaction.put('logos', restored);
    return toLogo(restored);
  },
});
