/** The last known state of a database, stored apart from it. */
export interface Witness {
  workspaceId: string;
  seq: number;
}

/**
 * Stores, outside of IndexedDB, that a workspace existed and its last sequence number. Chromium can
 * recreate a damaged database as an empty one; without a witness that would look like a first run
 * and samples would cover up a loss.
 */
export interface Sentinel {
  read(): Promise<Witness | null>;
  write(witness: Witness): Promise<void>;
  clear(): Promise<void>;
}

function isWitness(value: unknown): value is Witness {
  return (
    typeof value === 'object' &&
    value !== null &&
    'workspaceId' in value &&
    typeof value.workspaceId === 'string' &&
    'seq' in value &&
    typeof value.seq === 'number'
  );
}

/** In the origin-private file system: other files than IndexedDB's, so damage rarely takes both. */
export function originPrivateSentinel(database: string): Sentinel {
  const name = `${database}.witness.json`;
  const directory = () => navigator.storage.getDirectory();
  return {
    read: async () => {
      try {
        const handle = await (await directory()).getFileHandle(name);
        const value: unknown = JSON.parse(await (await handle.getFile()).text());
        return isWitness(value) ? value : null;
      } catch {
        // No file, no file system, or half a file: there is no witness.
        return null;
      }
    },
    write: async (witness) => {
      try {
        const handle = await (await directory()).getFileHandle(name, { create: true });
        const stream = await handle.createWritable();
        await stream.write(JSON.stringify(witness));
        await stream.close();
      } catch {
        // A browser without this file system works on, without the witness.
      }
    },
    clear: async () => {
      try {
        await (await directory()).removeEntry(name);
      } catch {
        // Nothing there to remove.
      }
    },
  };
}
