declare global {
  /** The Network Information API, where available: https://wicg.github.io/netinfo/ */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Returns whether the person asked the browser to reduce data use. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
