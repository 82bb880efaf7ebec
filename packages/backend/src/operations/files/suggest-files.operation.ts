import { canSeeContent } from '@brandroom/domain/content/visibility';
import { contract } from '@brandroom/domain/contract/contract';
import { matchesTab } from '@brandroom/domain/file/library';
import { suggestImages } from '@brandroom/domain/file/suggest-images';

import { inBrand } from '../../pipeline/access';
import { query } from '../../pipeline/operation';
import { toAsset } from './stored-file';

/** As many as are looked through at a glance. */
const most = 24;

/** The alt texts of a file and of its uses count as well as its name. */
export const suggestFiles = query(contract.files.suggest, {
  access: inBrand('files.view'),
  delay: 1000,
  run: async (transaction, { input, subject: { caller, brandId } }) => {
    const range = { equals: [brandId] };
    const files = await transaction.list('files', 'byBrand', range);
    const newestFirst = { direction: 'descending' } as const;
    const content = await transaction.list('content', 'byBrand', range, newestFirst);
    const alts = new Map<string, string[]>();
    for (const item of content.filter((each) => canSeeContent(caller.user, each))) {
      for (const { fileId, alt } of item.images)
        alts.set(fileId, [...(alts.get(fileId) ?? []), alt]);
    }
    const images = files
      .filter((file) => matchesTab(file, 'images'))
      .map((row) => {
        const file = toAsset(row);
        return { file, alts: [file.alt, ...(alts.get(file.id) ?? [])] };
      });
    return suggestImages(images, input.text).slice(0, most);
  },
});
