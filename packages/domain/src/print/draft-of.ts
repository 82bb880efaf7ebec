import type { PrintItem, PrintItemDraft } from '../campaign/print-item.schema';
import { startFitting } from '../content/graphemes';

const longestName = 120;

/** Returns the fields of a print item that a person edits. */
export function printDraftOf(item: PrintItem): PrintItemDraft {
  const { id: _, brandId: __, createdAt: ___, updatedAt: ____, ...draft } = item;
  return draft;
}

/** Returns the fields of a copy, with a name that says so. */
export function printCopyOf(item: PrintItem): PrintItemDraft {
  return { ...printDraftOf(item), name: startFitting(`Copy of ${item.name}`, longestName) };
}
