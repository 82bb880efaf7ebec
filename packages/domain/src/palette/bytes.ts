import { PaletteFileError } from './palette';

/** The characters of a four-letter mark as bytes. */
function asciiBytes(text: string): number[] {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at) & 0x7f);
}

/** UTF-16 in the order of the file: the high byte first. */
function utf16Bytes(text: string): number[] {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [
    unit >> 8,
    unit & 0xff,
  ]);
}

/** Writes big-endian numbers and texts one after the other. */
export function byteWriter() {
  const bytes: number[] = [];
  const writer = {
    u8: (value: number) => {
      bytes.push(value & 0xff);
      return writer;
    },
    u16: (value: number) => writer.u8(value >> 8).u8(value),
    u32: (value: number) => writer.u16(value >>> 16).u16(value & 0xffff),
    f32: (value: number) => {
      const view = new DataView(new ArrayBuffer(4));
      view.setFloat32(0, value);
      return writer.u32(view.getUint32(0));
    },
    ascii: (text: string) => writer.raw(asciiBytes(text)),
    utf16: (text: string) => writer.raw(utf16Bytes(text)),
    raw: (more: Iterable<number>) => {
      bytes.push(...more);
      return writer;
    },
    length: () => bytes.length,
    bytes: () => Uint8Array.from(bytes),
  };
  return writer;
}

export type ByteReader = ReturnType<typeof byteReader>;

/** Reads big-endian numbers and texts; throws `PaletteFileError` where the file has ended. */
export function byteReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  function take(length: number): number {
    const from = at;
    if (length < 0 || from + length > bytes.byteLength) {
      throw new PaletteFileError('The file ends in the middle of a color.');
    }
    at += length;
    return from;
  }
  const reader = {
    u8: () => view.getUint8(take(1)),
    u16: () => view.getUint16(take(2)),
    i16: () => view.getInt16(take(2)),
    u32: () => view.getUint32(take(4)),
    f32: () => view.getFloat32(take(4)),
    ascii: (length: number) => String.fromCharCode(...bytes.subarray(take(length), at)),
    /** A text of so many UTF-16 units; an ending NUL is left out. */
    utf16: (units: number) => {
      const from = take(units * 2);
      const unitAt = (_: unknown, index: number) => view.getUint16(from + index * 2);
      const text = Array.from({ length: units }, unitAt).map((unit) => String.fromCharCode(unit));
      return text.join('').replace(/\0+$/u, '');
    },
    skipTo: (position: number) => {
      at = Math.max(at, Math.min(position, bytes.byteLength));
    },
    position: () => at,
    isAtEnd: () => at >= bytes.byteLength,
  };
  return reader;
}
