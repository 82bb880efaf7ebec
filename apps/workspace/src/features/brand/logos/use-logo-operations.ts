import type { Logo } from '@brandroom/domain/brand/logo.schema';

import { useApi, useClient } from '../../../shared/api/api';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import type { BulkOperations } from '../../../shared/selection/use-bulk';
import type { LogosSearch } from './logos-search';

/** The operations on several logos; an archive has the uploaded files. */
export function useLogoOperations(openId: string | undefined): BulkOperations<Logo> {
  const { logos } = useClient();
  const area = useApi().logos.key();
  const update = useSearchUpdate<LogosSearch>();
  return {
    noun: 'logo',
    area,
    nameOf: ({ name }) => name,
    fileName: ({ name }) => name,
    read: ({ id }) => logos.download({ id }),
    discard: async ({ id }) => {
      await logos.delete({ id });
      // The viewer closes before the list lacks its logo.
      if (id === openId) update({ logo: undefined }, { replace: true });
    },
    restore: ({ id }) => logos.restore({ id }),
  };
}
