/** The files waiting for upload, by handle. */
const inMemory = new Map<string, File>();

/** Opens this origin's private folder; rejects if the browser has none. */
async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle('uploads', { create: true });
}

/** A closed tab never continues its queue. In milliseconds. */
const longestKept = 7 * 24 * 60 * 60_000;

let last: Promise<unknown> = dropForgotten();

/** Runs the work after all earlier work, because a file cannot be deleted while it is written. */
function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  // Without a folder the person must choose the file again after a reload.
  last = last.then(work).catch(() => undefined);
  return last;
}

/** Deletes the files of tabs that were closed long ago. */
async function dropForgotten(): Promise<void> {
  try {
    const kept = await folder();
    for await (const [handle, entry] of kept.entries()) {
      const isOld = Date.now() - (await (entry as FileSystemFileHandle).getFile()).lastModified;
      if (isOld > longestKept && !inMemory.has(handle)) await kept.removeEntry(handle);
    }
  } catch {
    // There is nothing to delete.
  }
}

/** Stores a file until it is uploaded, also across a reload if the browser can. */
export async function keepBytes(handle: string, file: File): Promise<void> {
  inMemory.set(handle, file);
  await inTurn(async () => {
    if (!inMemory.has(handle)) return;
    const kept = await (await folder()).getFileHandle(handle, { create: true });
    const stream = await kept.createWritable();
    await stream.write(file);
    await stream.close();
  });
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

/** Deletes files that were uploaded or given up, also while they are being stored. */
export async function dropBytes(handles: readonly string[]): Promise<void> {
  for (const handle of handles) {
    inMemory.delete(handle);
    void inTurn(async () => (await folder()).removeEntry(handle));
  }
  await last;
}
