import type { ReactNode } from 'react';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

interface FilterWords {
  readonly id: string;
  /** Names it: «Status». */
  readonly label: string;
  /** Always in the bar; the others come with «Filter», or when they are set. */
  readonly isPinned?: boolean;
  /** Stays longest when the bar gets tight. */
  readonly isLast?: boolean;
}

/** One of several values. */
export interface ChoiceFilter extends FilterWords {
  readonly options: readonly FilterOption[];
  /** Null where nothing is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** The first line, which clears it: «All statuses». */
  readonly anyLabel: string;
  /** Shown where the values could not be loaded, with a retry. */
  readonly failure?: { readonly message: string; readonly onRetry: () => void } | undefined;
}

/** Anything else, such as days, with controls of its own. */
export interface PanelFilter extends FilterWords {
  /** The chosen value in words: «Next 30 Days»; null without one. */
  readonly setTo: string | null;
  readonly onClear: () => void;
  readonly panel: ReactNode;
  /** Values that the bar offers by themselves where it has room. */
  readonly quick?: QuickValues;
}

export interface QuickValues {
  /** Names them: «Quick ranges». */
  readonly label: string;
  readonly items: readonly {
    readonly id: string;
    readonly label: string;
    readonly isPressed: boolean;
  }[];
  readonly onPress: (id: string) => void;
}

export type Filter = ChoiceFilter | PanelFilter;

export function isChoice(filter: Filter): filter is ChoiceFilter {
  return 'options' in filter;
}

/** The chosen value in words; null without one. */
export function setTo(filter: Filter): string | null {
  if (!isChoice(filter)) return filter.setTo;
  if (filter.value === null) return null;
  return filter.options.find(({ value }) => value === filter.value)?.label ?? filter.value;
}

export function clear(filter: Filter): void {
  if (isChoice(filter)) filter.onChange(null);
  else filter.onClear();
}

/** The value of the line that clears a choice: no value is empty. */
export const any = '';

/** Hides the value of a filter that a pressed quick value already shows. */
export function saidByQuick(filter: Filter): Filter {
  const isSaid = !isChoice(filter) && filter.quick?.items.some(({ isPressed }) => isPressed);
  return isSaid ? { ...filter, setTo: null } : filter;
}
