import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { preparedQuery } from '../../pipeline/prepared-query';
import { bytesOfPicture, findPicture, onLogo, toLogo } from './stored-logo';

export const listLogos = query(contract.logos.list, {
  access: inBrand('logos.view'),
  delay: 1000,
  run: async (transaction, { input: { brandId, type } }) => {
    const logos = await transaction.list('logos', 'byBrand', { equals: [brandId] });
    return logos.filter((logo) => type === undefined || logo.type === type).map(toLogo);
  },
});

export const logoVersions = query(contract.logos.versions, {
  access: onLogo('logos.view'),
  delay: 0,
  run: (_, { subject }) =>
    subject.logo.older.toReversed().map(({ blobId: _blobId, ...version }) => version),
});

/** For `<img>`, where an SVG runs nothing. */
export const previewLogo = preparedQuery(contract.logos.preview, {
  access: onLogo('logos.view'),
  delay: 0,
  run: (transaction, { input, subject: { logo } }) => findPicture(transaction, logo, input.version),
  answer: bytesOfPicture,
});

/** A download has no delay: the browser only follows a link. */
export const downloadLogo = preparedQuery(contract.logos.download, {
  access: onLogo('logos.download'),
  delay: 0,
  run: (transaction, { subject: { logo } }) => findPicture(transaction, logo, logo.version),
  answer: async (found, world) => {
    const { name, fileType } = found.picture;
    return new File([await bytesOfPicture(found, world)], name, { type: fileType });
  },
});
