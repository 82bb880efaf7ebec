import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { useState } from 'react';

import type { FilesSearch } from './files-search';

/** Identifies the search of a selection, which spans pages and orders. */
const foundBy = ({ tab, q, tag }: FilesSearch) => JSON.stringify([tab, q, tag]);

/** The selected files of the library, over all pages. */
export function useFileSelection(listed: readonly FileAsset[], search: FilesSearch) {
  const found = foundBy(search);
  const [state, setState] = useState({ found, files: [] as readonly FileAsset[] });
  if (state.found !== found) setState({ found, files: [] });
  const files = state.found === found ? state.files : [];
  return {
    files,
    ids: files.map(({ id }) => id),
    /** Sets the selection. Each id is on this page or was selected before. */
    select: (ids: readonly string[]) => {
      const known = new Map<string, FileAsset>(
        [...files, ...listed].map((each) => [each.id, each]),
      );
      setState({ found, files: ids.flatMap((id) => known.get(id) ?? []) });
    },
    unselect: (gone: readonly FileAsset[]) =>
      setState((before) => ({
        ...before,
        files: before.files.filter(({ id }) => !gone.some((each) => each.id === id)),
      })),
  };
}

export type FileSelection = ReturnType<typeof useFileSelection>;
