/** Returns whether the browser can decode the bytes as a picture; true where there is no browser. */
export async function isDrawable(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
): Promise<boolean> {
  if (!('createImageBitmap' in globalThis)) return true;
  try {
    const bitmap = await createImageBitmap(new Blob([bytes], { type: mediaType }));
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}
