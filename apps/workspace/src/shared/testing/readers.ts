import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, vi } from 'vitest';

/** Runs another program on a file; returns its output. */
export const read = (tool: string, ...args: readonly string[]): string =>
  execFileSync(tool, args, { encoding: 'utf8' });

export const newFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`));

/** Has unzip test an archive; returns the names in it. */
export async function testZip(path: string, archive: Blob): Promise<string[]> {
  writeFileSync(path, new Uint8Array(await archive.arrayBuffer()));
  // It fails on a wrong checksum, and warns of repairs.
  expect(read('unzip', '-tqq', path)).toBe('');
  return read('unzip', '-Z1', path).trim().split('\n');
}

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
    /^P6\s+(?:#.*\n)?(\d+)\s+(\d+)\s+\d+\s/u.exec(bytes.toString('latin1', 0, 128)) ?? [];
  return { width: Number(width), height: Number(height), pixels: bytes.subarray(head.length) };
}

/** The byte that a line filter of PNG expects: from the left, above, and above left. */
function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs);
  const [toLeft = 0, toAbove = 0, toCorner = 0] = [a, b, c];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** Reads a PNG of 8 bits a channel; its pixels are RGBA, four bytes each. */
export function readPng(path: string): Picture {
  const bytes = readFileSync(path);
  const [width, height, depth, type] = [
    bytes.readUInt32BE(16),
    bytes.readUInt32BE(20),
    bytes[24],
    bytes[25],
  ];
  if (depth !== 8 || (type !== 2 && type !== 6)) throw new Error(`${path} is of another depth.`);
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const start = at + 8;
    const isData = bytes.toString('latin1', at + 4, start) === 'IDAT';
    if (isData) parts.push(bytes.subarray(start, start + bytes.readUInt32BE(at)));
  }
  const packed = inflateSync(Buffer.concat(parts));
  const channels = type === 6 ? 4 : 3;
  const line = width * channels;
  const raw = new Uint8Array(line * height);
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < raw.length; at += 1) {
    const [x, y] = [at % line, Math.floor(at / line)];
    const left = x < channels ? 0 : (raw[at - channels] ?? 0);
    const corner = x < channels || y === 0 ? 0 : (raw[at - line - channels] ?? 0);
    const filter = packed[y * (line + 1)] ?? 0;
    const value = packed[y * (line + 1) + 1 + x] ?? 0;
    raw[at] = value + predicted(filter, left, raw[at - line] ?? 0, corner);
    pixels[Math.floor(at / channels) * 4 + (at % channels)] = raw[at] ?? 0;
  }
  return { width, height, pixels };
}
