import type { BrandId } from '@brandroom/domain/id.schema';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useHref } from '../../../shared/navigation/use-href';
import { SavedViewMenu } from '../../../shared/views/SavedViewMenu';
import { fileSearchOf, fileViewOf, isFileViewShown } from './file-views';
import type { FilesSearch } from './files-search';

interface FileViewsProps {
  brandId: BrandId;
  search: FilesSearch;
}

/** The person's own views of the library. */
export function FileViews({ brandId, search }: FileViewsProps) {
  const hrefTo = useHref();
  const input = { brandId, area: 'files' } as const;
  const { data = [] } = useQuery(useApi().views.list.queryOptions({ input }));
  const views = data
    .filter((saved) => saved.area === 'files')
    .map((saved) => ({
      id: saved.id,
      name: saved.name,
      href: hrefTo({ to: '/files', search: fileSearchOf(saved.search) }),
      isCurrent: isFileViewShown(saved.search, search),
      saved,
    }));
  return (
    <SavedViewMenu
      {...input}
      views={views}
      viewNamed={(name) => ({ ...input, name, search: fileViewOf(search) })}
    />
  );
}
