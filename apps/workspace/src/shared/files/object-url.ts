/**
 * How long an address stays valid once it is let go, in milliseconds: a picture may have just begun
 * to load, and the browser may still have to start the download of a large file.
 */
export const graceTime = 60_000;

/** Makes an object URL for bytes. The caller revokes it after showing or saving them. */
export function openObjectUrl(bytes: Blob): { readonly url: string; readonly letGo: () => void } {
  const url = URL.createObjectURL(bytes);
  return {
    url,
    letGo: () => {
      setTimeout(() => URL.revokeObjectURL(url), graceTime);
    },
  };
}
