import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.webmanifest',
  '.txt',
  '.map',
]);

/**
 * Size as it crosses the wire: brotli at its highest quality.
 *
 * @param {Uint8Array} bytes
 * @returns {Buffer}
 */
export function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/**
 * Writes `.br` and `.gz` beside every text file below a folder, where that is
 * smaller than the file itself. Done once at build time, so that the server
 * can afford the highest quality.
 *
 * @param {string} folder
 * @returns {{ files: number, before: number, after: number }} bytes; `after` counts brotli
 */
export function compressFolder(folder) {
  const total = { files: 0, before: 0, after: 0 };
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path);
    if (!compressible.has(extname(file)) || !statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    const small = brotli(bytes);
    if (small.byteLength >= bytes.byteLength) continue;
    writeFileSync(`${file}.br`, small);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    total.files += 1;
    total.before += bytes.byteLength;
    total.after += small.byteLength;
  }
  return total;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  if (!folder) {
    console.error('Which folder? node tools/compress.mjs <folder>');
    process.exit(1);
  }
  const { files, before, after } = compressFolder(folder);
  const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
  console.log(`${files} files compressed: ${kB(before)} kB → ${kB(after)} kB brotli`);
}
