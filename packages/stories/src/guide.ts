/** A component's guide for designers and engineers; the docs page shows it beside the stories. */
export interface Guide {
  /** The purpose of the component, in a sentence or two. */
  readonly purpose: string;
  /** When to use another component, and which one. */
  readonly avoid: string;
  /** Its keyboard map; empty for a component without focus. */
  readonly keys: readonly KeyRow[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** The story (its export's name) that is read out by the virtual screen reader into the transcript. */
  readonly heard: string;
  /** Records the announcements of that story, from its first key or press on, before the page or instead of it. */
  readonly announces?: 'first' | 'only';
  /** Why the component has no root element for ref, class name and data attributes. */
  readonly noElement?: string;
}

/** One row of a keyboard map. */
export interface KeyRow {
  /** As on the keys: `Enter`, `Space`, `Tab`, `Shift+Tab`, `ArrowDown`, `Ctrl+K`; `Letters` for type-ahead. */
  readonly keys: readonly string[];
  readonly does: string;
  /** The story (its export's name) whose play function presses the keys and asserts their effects. */
  readonly story: string;
}

/** For a meta's `parameters`, so that the guide is typed. */
export function guide(of: Guide): { readonly guide: Guide } {
  return { guide: of };
}
