declare global {
  /** Network Information, where browsers have it: https://wicg.github.io/netinfo/ */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the person asked the browser to load no more than is needed. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
