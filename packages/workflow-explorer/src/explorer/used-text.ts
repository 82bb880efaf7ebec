import type { ExplorerSource } from '../source';
import { traceIn } from '../source';
import { tableMessages as messages } from './table.messages';

/** When a step was taken last. A trial has no dates, so there it says only that it was. */
export function usedText(source: ExplorerSource, id: string): string {
  const last = traceIn(source).find(({ taken }) => taken.includes(id));
  return last ? (last.time ?? messages.inTrial) : messages.never;
}
