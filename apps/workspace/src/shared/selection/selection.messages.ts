// The selected items of a list: downloading them as one archive, and deleting them with one undo.
import { formatCount } from '@brandroom/domain/format/count';
import { formatWhole } from '@brandroom/domain/format/number';

/** '3 files', or '2 of 3 files' if some are missing. */
export const countOf = (done: number, count: number, noun: string): string =>
  done === count ? formatCount(count, noun) : `${formatWhole(done)} of ${formatCount(count, noun)}`;

/** Every visible string of them. */
export const selectionMessages = {
  download: 'Download ZIP',
  progress: (done: number, count: number) =>
    `Packing ${formatWhole(done)} of ${formatWhole(count)}…`,
  preparing: (count: number, noun: string) => `Packing ${formatCount(count, noun)}`,
  archive: (brand: string | undefined, noun: string) => `${brand ?? 'Brand'} ${noun}s.zip`,
  downloaded: (done: number, count: number, noun: string) =>
    `${countOf(done, count, noun)} downloaded`,
  delete: 'Delete…',
  deleteTitle: (count: number, noun: string) => `Delete ${formatCount(count, noun)}?`,
  confirm: (count: number, noun: string) => `Delete ${formatCount(count, noun)}`,
  willBeDeleted: (names: string) => `${names} will be deleted.`,
  undoable: 'You can undo this.',
  deleted: (done: number, count: number, noun: string) => `${countOf(done, count, noun)} deleted`,
  restored: (done: number, count: number, noun: string) => `${countOf(done, count, noun)} restored`,
  refusal: (names: string, reason: string) => `${names}: ${reason}`,
} as const;
