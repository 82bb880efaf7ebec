import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { useApi } from '../../../shared/api/api';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { focusListed } from '../../../shared/selection/focus-listed';
import type { FilesSearch } from './files-search';
import { listInput, pageSize } from './files-search';

/** The file that the address opens, and its neighbors in the list. */
export interface OpenFile {
  /** The id from the address, which may be malformed. */
  readonly id: string;
  /** The file if the list contains it. */
  readonly listed: FileAsset | undefined;
  /** The position, from 1; missing if the list does not contain it. */
  readonly position: { readonly number: number; readonly total: number } | undefined;
  readonly close: () => void;
  readonly goPrevious: (() => void) | undefined;
  readonly goNext: (() => void) | undefined;
  /** Opens a neighbor after the file was deleted: the next one takes its place on the page. */
  readonly goOn: (() => void) | undefined;
}

interface Listed {
  brandId: BrandId;
  /** The search parameters; their list may still be loading. */
  search: FilesSearch;
  /** The files of the visible page. */
  items: readonly FileAsset[];
  total: number;
}

/** Returns the open file, or null if the address has none. Neighbors may be on other pages. */
export function useOpenFile({ brandId, search, items, total }: Listed): OpenFile | null {
  const update = useSearchUpdate<FilesSearch>();
  const router = useRouter();
  const { files } = useApi();
  const id = search.file;
  const page = search.page ?? 1;
  const at = items.findIndex((each) => each.id === id);
  const first = (page - 1) * pageSize;
  /** The page beyond the end on which the file is. */
  const beyond =
    at === 0 && page > 1
      ? page - 1
      : at >= 0 && at === items.length - 1 && first + items.length < total
        ? page + 1
        : undefined;
  const input = beyond === undefined ? skipToken : listInput(brandId, { ...search, page: beyond });
  const { data: further } = useQuery(files.list.queryOptions({ input }));

  const last = useRef(id);
  const isOpenedHere = useRef(false);
  useEffect(() => {
    if (last.current === undefined) isOpenedHere.current = id !== undefined;
    else if (id === undefined) focusListed({ id: last.current });
    last.current = id;
  }, [id]);

  if (id === undefined) return null;
  const go = (file: FileAsset | undefined, to = page) =>
    file && (() => update({ file: file.id, page: to === 1 ? undefined : to }, { replace: true }));
  const isFirst = beyond === page - 1;
  const isLast = beyond === page + 1;
  const next = isLast ? further?.items[0] : at < 0 ? undefined : items[at + 1];
  const previous = isFirst ? further?.items.at(-1) : items[at - 1];
  const goPrevious = go(previous, isFirst ? page - 1 : page);
  return {
    id,
    listed: items[at],
    position: at < 0 ? undefined : { number: first + at + 1, total },
    close: () => {
      // Back also closes the viewer, so that Back does not open it again.
      if (isOpenedHere.current) router.history.back();
      else update({ file: undefined }, { replace: true });
    },
    goPrevious,
    goNext: go(next, isLast ? page + 1 : page),
    goOn: go(next) ?? goPrevious,
  };
}
