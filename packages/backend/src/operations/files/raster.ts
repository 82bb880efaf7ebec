/** Width and height in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

type Reader = (view: DataView) => PixelSize | null;

function ascii(view: DataView, offset: number, length: number): string {
  let text = '';
  for (let i = offset; i < offset + length; i += 1) text += String.fromCharCode(view.getUint8(i));
  return text;
}

/** PNG (ISO 15948): whole chunks from IHDR to IEND, with image data between. */
const readPng: Reader = (view) => {
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  if (ascii(view, 12, 4) !== 'IHDR') return null;
  let hasData = false;
  for (let offset = 8; offset + 12 <= view.byteLength;) {
    const type = ascii(view, offset + 4, 4);
    hasData ||= type === 'IDAT';
    if (type === 'IEND') return hasData ? size : null;
    offset += 12 + view.getUint32(offset);
  }
  return null;
};

/** Where the sub-blocks that start here end; throws `RangeError` past the end of the file. */
function skipSubBlocks(view: DataView, start: number): number {
  let offset = start;
  for (let length = view.getUint8(offset); length > 0; length = view.getUint8(offset)) {
    offset += 1 + length;
  }
  return offset + 1;
}

function colorTableBytes(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** GIF (87a, 89a): whole blocks up to the trailer, with a picture among them. */
const readGif: Reader = (view) => {
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  let hasPicture = false;
  let offset = 13 + colorTableBytes(view.getUint8(10));
  for (;;) {
    const kind = view.getUint8(offset);
    if (kind === 0x3b) return hasPicture ? size : null;
    if (kind === 0x21) {
      offset = skipSubBlocks(view, offset + 2);
    } else if (kind === 0x2c) {
      hasPicture = true;
      // The descriptor, its color table, the code size, the data.
      offset = skipSubBlocks(view, offset + 11 + colorTableBytes(view.getUint8(offset + 9)));
    } else {
      return null;
    }
  }
};

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function endsAsJpeg(view: DataView, from: number): boolean {
  for (let offset = view.byteLength - 2; offset >= from; offset -= 1) {
    if (view.getUint16(offset) === 0xff_d9) return true;
  }
  return false;
}

/** JPEG (ITU-T T.81): whole segments up to the scan, a frame among them, and an end. */
const readJpeg: Reader = (view) => {
  let size: PixelSize | null = null;
  let offset = 2;
  for (;;) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrame(marker)) {
      size = { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    }
    if (marker === 0xda) return size && endsAsJpeg(view, offset) ? size : null;
    offset += 2 + view.getUint16(offset + 2);
  }
};

const readers: Readonly<Record<string, Reader>> = {
  'image/png': readPng,
  'image/gif': readGif,
  'image/jpeg': readJpeg,
};

/** Returns whether this media type is a bitmap that uploads inspect. */
export function isRaster(mediaType: string): boolean {
  return mediaType in readers;
}

/** The size of the picture, or null when the file is truncated or malformed. */
export function pixelSizeOf(mediaType: string, bytes: Uint8Array): PixelSize | null {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const size = readers[mediaType]?.(view) ?? null;
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // Read past the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
