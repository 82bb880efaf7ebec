import { retryLabel } from '../api/operation-error';
import type { Refusal } from '../api/run-many';
import { linesByReason } from '../api/run-many';
import { namedList } from '../page/named-list';
import { notifyMany } from '../page/notify-many';
import { pageMessages } from '../page/page.messages';
import { selectionMessages } from './selection.messages';

/** The most refused items named; the others are counted. */
const maxNamed = 3;

interface ManyReport<Item> {
  /** «3 of 4 files deleted» */
  title: string;
  refused: readonly Refusal<Item>[];
  nameOf: (item: Item) => string;
  /** Reverts the action; absent if it changed nothing or has no undo. */
  undo?: (() => void) | undefined;
  /** Repeats the refused part. */
  retry: () => void;
}

/** Reports an action on several items, with its undo, or else with a retry of the refused ones. */
export function reportMany<Item>({ title, refused, nameOf, undo, retry }: ManyReport<Item>): void {
  const refusals = linesByReason(refused, (items, reason) =>
    selectionMessages.refusal(namedList(items.map(nameOf), maxNamed), reason),
  );
  const again = refused.length > 0 ? { label: retryLabel, onAction: retry } : undefined;
  const action = undo ? { label: pageMessages.undo, onAction: undo } : again;
  notifyMany({ title, refusals, ...(action && { action }) });
}

export const itemsOf = <Item>(refused: readonly Refusal<Item>[]): readonly Item[] =>
  refused.map(({ item }) => item);
