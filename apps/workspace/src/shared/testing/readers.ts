import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** Runs another program on a file; returns its output. */
export const read = (tool: string, ...args: readonly string[]): string =>
  execFileSync(tool, args, { encoding: 'utf8' });

export const newFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`));

/** Serves the files that the build would serve. */
export function serveFromDisk(): void {
  vi.stubGlobal('fetch', async (address: string) => {
    return new Response(new Uint8Array(await readFile(address.replace(/^\/@fs/u, ''))));
  });
}

/** An image in PPM format. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel, row by row. */
  readonly pixels: Uint8Array;
}

export function readPicture(path: string): Picture {
  const bytes = readFileSync(path);
  const [head = '', width, height] =
    /^P6\s+(\d+)\s+(\d+)\s+\d+\s/u.exec(bytes.toString('latin1', 0, 64)) ?? [];
  return { width: Number(width), height: Number(height), pixels: bytes.subarray(head.length) };
}
