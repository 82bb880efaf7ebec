/** The description of a state; the explorer shows it, and a test requires it of every state. */
export interface StateMeta {
  readonly label: string;
  /** Whether the product was specified with this state or it was added here. */
  readonly origin: 'spec' | 'added';
  /** The page and heading of the rule: `docs/product/content-workflow.md#steps`. */
  readonly specRef: string;
}

/** The tags that views check with `hasTag` instead of comparing state names. */
export type StateTag = 'busy' | 'editable' | 'terminal' | 'needsAttention';
