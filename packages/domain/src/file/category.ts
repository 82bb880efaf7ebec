import type { FileCategory } from './file.schema';

/** The extension of a file name in lower case, or '' where it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

const categories: ReadonlyMap<string, FileCategory> = new Map([
  ['jpg', 'image'],
  ['jpeg', 'image'],
  ['png', 'image'],
  ['gif', 'image'],
  ['svg', 'image'],
  ['doc', 'document'],
  ['docx', 'document'],
  ['pdf', 'document'],
  ['txt', 'document'],
]);

/** Returns the category a file starts with, by its extension (docs/product/files.md#categories). */
export function categoryOf(name: string): FileCategory {
  return categories.get(extensionOf(name)) ?? 'other';
}
