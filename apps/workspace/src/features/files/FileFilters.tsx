import { usePage } from '@brandroom/ui/page-context';
import { PageMore } from '@brandroom/ui/PageMore';
import { SearchField } from '@brandroom/ui/SearchField';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';
import { ViewBar } from '@brandroom/ui/ViewBar';

import { useDebouncedText } from '../../shared/navigation/use-debounced-text';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import { filesMessages } from './files.messages';
import type { FilesSearch, FileView } from './files-search';

const messages = filesMessages.library;
const views = [
  { value: 'grid', label: messages.views.grid },
  { value: 'list', label: messages.views.list },
] as const;

/** Search and view, both in the address, in the view bar. */
export function FileFilters({ search }: { search: FilesSearch }) {
  const update = useSearchUpdate<FilesSearch>();
  const isNarrow = usePage()?.isNarrow ?? false;
  const [text, setText] = useDebouncedText(search.q ?? '', (q) =>
    update({ q: q || undefined, page: undefined }, { replace: true }),
  );
  const view = search.view ?? 'grid';
  const show = (next: FileView) => update({ view: next === 'grid' ? undefined : next });
  return (
    <>
      <ViewBar
        label={messages.filters}
        search={
          <SearchField
            label={messages.search}
            placeholder={messages.searchPlaceholder}
            value={text}
            onChange={setText}
          />
        }
        searchLabel={messages.search}
        isSearching={text !== ''}
        end={
          !isNarrow && (
            <ToggleGroup
              label={messages.view}
              size="small"
              options={views}
              value={view}
              onChange={show}
            />
          )
        }
      />
      {isNarrow && (
        <PageMore
          sections={[
            {
              id: 'view',
              title: messages.view,
              items: views.map(({ value, label }) => ({
                id: value,
                label,
                isDisabled: value === view,
                onAction: () => show(value),
              })),
            },
          ]}
        />
      )}
    </>
  );
}
