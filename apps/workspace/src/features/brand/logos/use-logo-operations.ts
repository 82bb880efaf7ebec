import type { Logo } from '@brandroom/domain/brand/logo.schema';

import { useApi, useClient } from '../../../shared/api/api';
import type { BulkOperations } from '../../../shared/selection/use-bulk-actions';

/** The operations on several logos; an archive has the uploaded files. */
export function useLogoOperations(onDeleted: (id: string) => void): BulkOperations<Logo> {
  const { logos } = useClient();
  const area = useApi().logos.key();
  return {
    noun: 'logo',
    area,
    nameOf: ({ name }) => name,
    fileName: ({ name }) => name,
    read: ({ id }) => logos.download({ id }),
    discard: async ({ id }) => {
      await logos.delete({ id });
      // At once, because the list may lack it before the others are deleted.
      onDeleted(id);
    },
    restore: ({ id }) => logos.restore({ id }),
  };
}
