/** Where the first chunk of every PNG ends: after the signature and the size of the picture. */
const afterHeader = 33;

/** The checksum that each chunk of a PNG ends with (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}

function uint32(value: number): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return view;
}

/** A PNG with a comment, which pictures have no other room for. The text is ASCII. */
export async function withComment(png: Blob, text: string): Promise<Blob> {
  const chunk = new TextEncoder().encode(`tEXtComment\0${text}`);
  const length = uint32(chunk.length - 'tEXt'.length);
  return new Blob(
    [png.slice(0, afterHeader), length, chunk, uint32(crc32(chunk)), png.slice(afterHeader)],
    { type: png.type },
  );
}
