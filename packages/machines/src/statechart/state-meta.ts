/** What a state says about itself; the explorer shows it, a test holds every state to it. */
export interface StateMeta {
  readonly label: string;
  /** Whether the product was specified with this state or it was added here. */
  readonly origin: 'spec' | 'added';
  /** The page and heading of the rule: `docs/product/content-workflow.md#steps`. */
  readonly specRef: string;
}

/** What views may ask a snapshot with `hasTag`, so that none of them compares state names. */
export type StateTag = 'busy' | 'editable' | 'terminal' | 'needsAttention';
