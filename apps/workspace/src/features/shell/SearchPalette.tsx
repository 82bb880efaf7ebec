import type { SearchKind, SearchResult } from '@brandroom/domain/contract/search.contract';
import { CommandPalette } from '@brandroom/ui/CommandPalette';
import type { PaletteSection } from '@brandroom/ui/palette-section';
import { useLayoutEffect, useState } from 'react';

import { retryLabel } from '../../shared/api/operation-error';
import { paletteMessages as messages } from '../../shared/palette/palette.messages';
import { foundIn } from '../../shared/palette/palette-sections';
import { useFoundRecords } from '../../shared/palette/use-found-records';
import { useRecordItem } from '../../shared/palette/use-record-items';
import { useCommands } from './use-commands';

/** Too many to list without a query. */
const searched = new Set(['settings', 'workflows']);
/** Listed only without a query: records name them too. */
const listedOnly = new Set(['brands']);

/** The kinds of the results, that of the best one first. */
const kindsIn = (records: readonly SearchResult[]): readonly SearchKind[] => [
  ...new Set(records.map(({ kind }) => kind)),
];

/** Finds content, files, brand assets, people, brands, screens and commands, by keyboard. */
export function SearchPalette({
  takeTyped,
  onClose,
}: {
  /** Returns the text typed while the palette was loading. */
  takeTyped: () => string;
  onClose: () => void;
}) {
  const [query, setQuery] = useState('');
  useLayoutEffect(() => {
    const text = takeTyped();
    if (text !== '') setQuery(text);
  }, [takeTyped]);
  const commands = useCommands();
  const toItem = useRecordItem();
  const { records, isPending, failed } = useFoundRecords(query);
  const isEmpty = query.trim() === '';
  const sectionOf = (
    id: string,
    title: string,
    found: readonly SearchResult[],
  ): PaletteSection => ({
    id,
    title,
    items: found.map(toItem),
    isStale: isPending,
  });
  const recorded = isEmpty
    ? [sectionOf('recent', messages.recent, records)]
    : kindsIn(records).map((kind) =>
        sectionOf(
          kind,
          messages.kinds[kind],
          records.filter((record) => record.kind === kind),
        ),
      );
  const found = recorded.filter(({ items }) => items.length > 0);
  const left = isEmpty ? searched : listedOnly;
  const listed = foundIn(
    commands.filter(({ id }) => !left.has(id)),
    query,
  );
  const sections = isEmpty ? [...found, ...listed] : [...listed, ...found];
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  const isSearching = isPending && found.length === 0;
  const status = count === 0 ? messages.nothing(query.trim()) : messages.found(count);
  return (
    <CommandPalette
      isOpen
      onOpenChange={onClose}
      label={messages.label}
      query={query}
      onQueryChange={setQuery}
      sections={sections}
      status={isSearching ? messages.searching : status}
      isPending={isPending}
      failure={failed && { text: messages.failed, retry: retryLabel, onRetry: failed }}
      hint={messages.hint}
    />
  );
}
