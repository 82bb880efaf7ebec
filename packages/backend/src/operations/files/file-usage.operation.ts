import { canSeeContent } from '@brandroom/domain/content/visibility';
import { maxPageSize } from '@brandroom/domain/contract/base';
import { contract } from '@brandroom/domain/contract/contract';
import type { FileUse } from '@brandroom/domain/contract/files.contract';
import { can } from '@brandroom/domain/rights/can';

import { query } from '../../pipeline/operation';
import { onFile } from './stored-file';

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
