import { ViewBar } from '@brandroom/ui/ViewBar';
import type { ReactNode, Ref } from 'react';

import { PageSearch } from './PageSearch';
import { useDebouncedText } from './use-debounced-text';
import { useSearchUpdate } from './use-search-update';

interface SearchBarProps {
  /** Names the bar: «Filter colors». */
  label: string;
  /** Names the field: «Search colors». */
  search: string;
  placeholder: string;
  /** The text in the address. */
  q: string | undefined;
  fieldRef?: Ref<HTMLInputElement>;
  /** The controls at the end of the bar. */
  end?: ReactNode;
}

/** The view bar of a list that is searched by text, which the address keeps. */
export function SearchBar({ label, search, placeholder, q, fieldRef, end }: SearchBarProps) {
  const update = useSearchUpdate<{ q: string | undefined }>();
  const [text, setText] = useDebouncedText(q ?? '', (next) =>
    update({ q: next || undefined }, { replace: true }),
  );
  return (
    <ViewBar
      label={label}
      search={
        <PageSearch
          label={search}
          placeholder={placeholder}
          value={text}
          onChange={setText}
          {...(fieldRef && { controlRef: fieldRef })}
        />
      }
      searchLabel={search}
      isSearching={text !== ''}
      end={end}
    />
  );
}
