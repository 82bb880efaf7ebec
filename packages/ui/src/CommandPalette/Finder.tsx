import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import {
  AutocompleteStateContext,
  FieldInputContext,
  Provider,
  SelectableCollectionContext,
} from 'react-aria-components';

interface FinderProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** A field and a menu: the arrows move through the menu while focus stays in the field. */
  children: ReactNode;
}

/**
 * The Autocomplete of react-aria-components, which cannot be loaded late: all of its fields import
 * the module that has it.
 */
export function Finder({ query, onQueryChange, children }: FinderProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const state = useMemo(
    () => ({ inputValue: query, setInputValue: onQueryChange, focusedNodeId, setFocusedNodeId }),
    [query, onQueryChange, focusedNodeId],
  );
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef, collectionRef: listRef, disableAutoFocusFirst: true },
    state,
  );
  return (
    <Provider
      values={[
        [AutocompleteStateContext, state],
        [FieldInputContext, { ...inputProps, ref: inputRef }],
        [SelectableCollectionContext, { ...collectionProps, ref: collectionRef }],
      ]}
    >
      {children}
    </Provider>
  );
}
