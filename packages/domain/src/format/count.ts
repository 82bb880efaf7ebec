import { formatWhole } from './number';

/** 'file' or 'files', as the count asks; `many` where an s does not do. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** '1 file', '12 files', '12,000 files'. */
export function formatCount(count: number, one: string, many?: string): string {
  return `${formatWhole(count)} ${plural(count, one, many)}`;
}

/** '12 files found', and 'No files found' for none. */
export function formatFound(count: number, one: string, many?: string): string {
  return count === 0
    ? `No ${plural(0, one, many)} found`
    : `${formatCount(count, one, many)} found`;
}
