import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { FilterBar } from '@brandroom/ui/FilterBar';
import { usePage } from '@brandroom/ui/page-context';
import { PageMore } from '@brandroom/ui/PageMore';
import { ToggleGroup } from '@brandroom/ui/ToggleGroup';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { useRef } from 'react';

import { PageSearch } from '../../../shared/navigation/PageSearch';
import { useDebouncedText } from '../../../shared/navigation/use-debounced-text';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { SortSelect } from '../../../shared/page/SortSelect';
import { FileViews } from './FileViews';
import { libraryMessages } from './library.messages';
import type { FilesSearch, FileView } from './files-search';
import { sortOrders } from './files-search';
import { useTagFilter } from './use-tag-filter';

const messages = libraryMessages.library;
const views = [
  { value: 'grid', label: messages.views.grid },
  { value: 'list', label: messages.views.list },
] as const;

interface FileFiltersProps {
  brandId: BrandId;
  search: FilesSearch;
}

/** Search, filter, order and view of the view bar, all stored in the address. */
export function FileFilters({ brandId, search }: FileFiltersProps) {
  const update = useSearchUpdate<FilesSearch>();
  const isNarrow = usePage()?.isNarrow ?? false;
  const [text, setText] = useDebouncedText(search.q ?? '', (q) =>
    update({ q: q || undefined, page: undefined }, { replace: true }),
  );
  const field = useRef<HTMLInputElement>(null);
  const tagFilter = useTagFilter(brandId, search.tag, (tag) => update({ tag, page: undefined }));
  const isAny = text !== '' || search.tag !== undefined;
  const reset = () => {
    setText('');
    update({ q: undefined, tag: undefined, page: undefined });
    announce(messages.cleared);
    // The button disappears with the filters.
    field.current?.focus();
  };
  const view = search.view ?? 'grid';
  const show = (next: FileView) => update({ view: next === 'grid' ? undefined : next });
  return (
    <>
      <ViewBar
        label={messages.filters}
        search={
          <PageSearch
            label={messages.search}
            placeholder={messages.searchPlaceholder}
            value={text}
            onChange={setText}
            controlRef={field}
          />
        }
        searchLabel={messages.search}
        isSearching={text !== ''}
        filters={
          <FilterBar
            label={messages.filterBar}
            filters={[tagFilter]}
            start={<FileViews brandId={brandId} search={search} />}
            onReset={isAny ? reset : undefined}
            resetLabel={messages.reset}
          />
        }
        end={
          <>
            <SortSelect
              orders={sortOrders}
              names={messages.orders}
              search={search}
              onChange={(sort) => update({ ...sort, page: undefined })}
            />
            {!isNarrow && (
              <ToggleGroup
                label={messages.view}
                size="small"
                options={views}
                value={view}
                onChange={show}
              />
            )}
          </>
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
