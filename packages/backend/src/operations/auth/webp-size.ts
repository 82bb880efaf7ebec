import type { PixelSize } from '../files/raster';

/** The size of a WebP (RFC 9649), or null for an unknown form. */
export function webpSize(bytes: Uint8Array): PixelSize | null {
  if (bytes.byteLength < 30) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const form = String.fromCharCode(...bytes.subarray(12, 16));
  if (form === 'VP8X') {
    // Two numbers of 24 bits, each one less than the side.
    const side = (at: number) => 1 + (view.getUint32(at, true) & 0xffffff);
    return { width: side(24), height: 1 + (view.getUint32(26, true) >>> 8) };
  }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (form !== 'VP8 ') return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
