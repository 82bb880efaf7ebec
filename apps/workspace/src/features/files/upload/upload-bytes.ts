/** The files waiting for upload, by handle. */
const inMemory = new Map<string, File>();

/** Opens this origin's private folder; undefined if the browser has none. */
async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle('uploads', { create: true });
}

/** Stores a file until it is uploaded, also across a reload if the browser can. */
export async function keepBytes(handle: string, file: File): Promise<void> {
  inMemory.set(handle, file);
  try {
    const kept = await (await folder()).getFileHandle(handle, { create: true });
    const stream = await kept.createWritable();
    await stream.write(file);
    await stream.close();
  } catch {
    // After a reload the person must choose the file again.
  }
}

/** Returns the stored file; null if it is gone. */
export async function bytesOf(
  handle: string,
  { name, type }: Pick<File, 'name' | 'type'>,
): Promise<File | null> {
  const known = inMemory.get(handle);
  if (known) return known;
  try {
    const kept = await (await (await folder()).getFileHandle(handle)).getFile();
    return new File([await kept.arrayBuffer()], name, { type });
  } catch {
    return null;
  }
}

/** Deletes files that were uploaded or cancelled. */
export async function dropBytes(handles: readonly string[]): Promise<void> {
  for (const handle of handles) {
    inMemory.delete(handle);
    try {
      await (await folder()).removeEntry(handle);
    } catch {
      // The file was never stored.
    }
  }
}
