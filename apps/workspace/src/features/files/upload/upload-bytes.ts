/** The files that wait to be uploaded, by their handles. */
const inMemory = new Map<string, File>();

/** A folder of this origin that people do not see; absent where the browser has none. */
async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle('uploads', { create: true });
}

/** Keeps a file until it is uploaded, also over a reload where the browser can. */
export async function keepBytes(handle: string, file: File): Promise<void> {
  inMemory.set(handle, file);
  try {
    const kept = await (await folder()).getFileHandle(handle, { create: true });
    const stream = await kept.createWritable();
    await stream.write(file);
    await stream.close();
  } catch {
    // A reload asks for the file again.
  }
}

/** The kept file; null where it is gone. */
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

/** Forgets files that are uploaded or given up. */
export async function dropBytes(handles: readonly string[]): Promise<void> {
  for (const handle of handles) {
    inMemory.delete(handle);
    try {
      await (await folder()).removeEntry(handle);
    } catch {
      // It was never there.
    }
  }
}
