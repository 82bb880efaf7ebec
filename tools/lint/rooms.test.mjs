import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const features = fileURLToPath(new URL('../../apps/workspace/src/features', import.meta.url));

/** @param {string} folder @returns {{ files: string[], folders: string[] }} */
function read(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return {
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name)),
  };
}

/** A feature is one room, or is split into rooms and has no file of its own. */
const rooms = read(features).folders.flatMap((feature) => {
  const { files, folders } = read(feature);
  return files.length > 0 ? [feature] : folders;
});

describe.each(rooms.map((room) => [room.slice(features.length + 1), room]))('%s', (_, room) => {
  const { files, folders } = read(room);

  test('is flat and has at most 40 files', () => {
    expect(folders).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(40);
  });

  test('has one messages file, whose first line says what the room is', () => {
    const messages = `${basename(room)}.messages.ts`;
    expect(files.filter((name) => name.endsWith('.messages.ts'))).toEqual([messages]);
    expect(readFileSync(join(room, messages), 'utf8')).toMatch(/^\/\/ [A-Z].*\.\n/);
  });
});
