/** What designers and engineers read about a component beside its stories; the docs page shows it. */
export interface Guide {
  /** What it is for, in a sentence or two. */
  readonly purpose: string;
  /** When something else serves better, and what that is. */
  readonly avoid: string;
  /** Its keyboard map; none for what takes no focus. */
  readonly keys: readonly KeyRow[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** The story (its export's name) that is read out by the virtual screen reader into the transcript. */
  readonly heard: string;
  /** What that story's steps announce, from its first key or press on, is heard before the page or instead of it. */
  readonly announces?: 'first' | 'only';
  /** Why there is no element of its own to pass ref, class name and data attributes to. */
  readonly noElement?: string;
}

/** One row of a keyboard map. */
export interface KeyRow {
  /** As on the keys: `Enter`, `Space`, `Tab`, `Shift+Tab`, `ArrowDown`, `Ctrl+K`; `Letters` for type-ahead. */
  readonly keys: readonly string[];
  readonly does: string;
  /** The story (its export's name) whose play function presses the keys and asserts what they do. */
  readonly story: string;
}

/** For a meta's `parameters`, so that the guide is typed. */
export function guide(of: Guide): { readonly guide: Guide } {
  return { guide: of };
}
