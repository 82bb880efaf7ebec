/** What a state says about itself; the explorer shows it, a test holds every state to it. */
export interface StateMeta {
  readonly label: string;
  /** Seen in the product as specified, or added by the decisions. */
  readonly origin: 'spec' | 'added';
  readonly specRef: string;
}

/** What views may ask a snapshot with `hasTag`, so that none of them compares state names. */
export type StateTag = 'busy' | 'editable' | 'terminal' | 'needsAttention';
