import { SearchField } from '@brandroom/ui/SearchField';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';
import { LayoutGrid, List } from 'lucide-react';

import { useDebouncedText } from '../../shared/navigation/use-debounced-text';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import { filesMessages } from './files.messages';
import type { FilesSearch } from './files-search';

const messages = filesMessages.library;
const views = [
  { value: 'grid', label: messages.views.grid, icon: LayoutGrid },
  { value: 'list', label: messages.views.list, icon: List },
] as const;

/** Search and view, both in the address. */
export function FileFilters({ search }: { search: FilesSearch }) {
  const update = useSearchUpdate<FilesSearch>();
  const [text, setText] = useDebouncedText(search.q ?? '', (q) =>
    update({ q: q || undefined, page: undefined }, { replace: true }),
  );
  return (
    <>
      <SearchField
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        value={text}
        onChange={setText}
      />
      <ToggleGroup
        label={messages.view}
        options={views}
        value={search.view ?? 'grid'}
        onChange={(view) => update({ view: view === 'grid' ? undefined : view })}
      />
    </>
  );
}
