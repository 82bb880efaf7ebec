/** The signatures of image formats that every browser decodes. */
const signatures: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  (bytes) =>
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) &&
    startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** Returns whether a file is a PNG, JPEG or WebP by its content. */
export async function isPicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return signatures.some((fits) => fits(bytes));
}

/** Decodes a PNG, JPEG or WebP; null if the file has another format or is damaged. */
export async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  if (!(await isPicture(file))) return null;
  return createImageBitmap(file).catch(() => null);
}
