import { strToU8, zlibSync } from 'fflate';

import { toPixels } from './raster';
import type { Scene } from './scene';

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(strToU8(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

function header(width: number, height: number, isOpaque: boolean): Uint8Array {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits a channel; color type 2 is RGB, 6 is RGB with alpha.
  bytes.set([8, isOpaque ? 2 : 6], 8);
  return bytes;
}

/** Each row as the difference from the one above ("Up"): flat shapes and gradients pack well so. */
function filtered(pixels: Uint8Array, width: number, height: number, channels: 3 | 4): Uint8Array {
  const stride = width * channels + 1;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    rows[y * stride] = 2;
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        const at = (y * width + x) * 4 + channel;
        const above = y === 0 ? 0 : (pixels[at - width * 4] ?? 0);
        rows[y * stride + 1 + x * channels + channel] = (pixels[at] ?? 0) - above;
      }
    }
  }
  return rows;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The scene as a PNG file (ISO/IEC 15948), the same bytes on every machine. */
export function toPng(scene: Scene): Uint8Array<ArrayBuffer> {
  const { width, height } = scene;
  const isOpaque = scene.ground !== null;
  const rows = filtered(toPixels(scene), width, height, isOpaque ? 3 : 4);
  const parts = [
    Uint8Array.from(signature),
    chunk('IHDR', header(width, height, isOpaque)),
    chunk('IDAT', zlibSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ];
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
