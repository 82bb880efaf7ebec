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

/** An object URL that everyone who shows the same bytes shares. */
export interface SharedUrl {
  readonly url: string;
  /** Keeps it valid until the returned function is called. Returns null where it is already revoked. */
  hold(): (() => void) | null;
}

const shared = new WeakMap<Blob, SharedUrl>();

/**
 * Returns the shared object URL of a blob, so that a picture that was shown before is there at once.
 * It is revoked a minute after the last holder let it go, or if nobody held it.
 */
export function sharedObjectUrl(bytes: Blob): SharedUrl {
  const known = shared.get(bytes);
  if (known) return known;
  const url = URL.createObjectURL(bytes);
  let holders = 0;
  const revoke = () => {
    URL.revokeObjectURL(url);
    if (shared.get(bytes) === made) shared.delete(bytes);
  };
  let timer = setTimeout(revoke, graceTime);
  const made: SharedUrl = {
    url,
    hold: () => {
      if (shared.get(bytes) !== made) return null;
      clearTimeout(timer);
      holders += 1;
      return () => {
        holders -= 1;
        if (holders === 0) timer = setTimeout(revoke, graceTime);
      };
    },
  };
  shared.set(bytes, made);
  return made;
}
