/** Data as JSON can carry it. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A value that a machine gives as data, or computes when it runs. */
export type GraphValue = { readonly data: Json } | { readonly computed: true };

/**
 * The path of a state's keys, joined by dots; the root's is `(root)`. It does not change when the
 * state is given an id of its own.
 */
export type StatePath = string;

/** A rule in its composed form. `isIn` checks the machine's own state. */
export type GraphRule =
  | { readonly op: 'and' | 'or' | 'not'; readonly parts: readonly GraphRule[] }
  | { readonly op: 'isIn'; readonly state: Json }
  | {
      readonly op: 'named';
      readonly name: string;
      /** Null where it takes none. */
      readonly params: GraphValue | null;
      /** The rule behind the name, if it is composed. */
      readonly of: GraphRule | null;
    }
  | { readonly op: 'unnamed' };

/** An action: the machine's own by name, one of XState's, or an inline function. */
export type GraphAction =
  | { readonly kind: 'named'; readonly name: string; readonly params: GraphValue | null }
  | {
      readonly kind: 'built-in';
      /** As XState names it, without the prefix: `raise`, `sendTo`, `assign`. */
      readonly name: string;
      readonly params: Readonly<Record<string, GraphValue>>;
    }
  | { readonly kind: 'unnamed' };

/** A delay in milliseconds, or a named delay with its value. */
export type GraphDelay =
  | { readonly ms: number }
  | { readonly name: string; readonly of: GraphValue | null };

export type TransitionKind =
  | 'event'
  | 'always'
  | 'after'
  /** A final state within was reached. */
  | 'state-done'
  | 'actor-done'
  | 'actor-error'
  | 'actor-snapshot'
  /** Straight to a state that names a route. */
  | 'route'
  | 'initial'
  /** Where a history state leads when nothing is remembered. */
  | 'history';

export interface GraphTransition {
  /**
   * The source, the trigger, and the index among transitions with the same trigger: `basket.open on
   * PAY #2`.
   */
  readonly id: string;
  readonly kind: TransitionKind;
  readonly source: StatePath;
  /** The event's type or pattern as written; for the other kinds a text that is the same in every copy. */
  readonly event: string;
  /** In the order as written; null where it has none, so the state stays. */
  readonly targets: readonly StatePath[] | null;
  readonly reenter: boolean;
  /** Without target, action and reentry: it takes the event and does nothing. */
  readonly isForbidden: boolean;
  readonly rule: GraphRule | null;
  readonly actions: readonly GraphAction[];
  readonly delay: GraphDelay | null;
  readonly description: string | null;
  readonly meta: Json;
}

export interface GraphActor {
  /** Its id, or `#1`, `#2` … in the order of the state's actors where it was given none. */
  readonly key: string;
  /** The name of its logic, null where that is inline. */
  readonly logic: string | null;
  readonly systemId: string | null;
  readonly input: GraphValue | null;
}

export interface GraphState {
  readonly path: StatePath;
  readonly key: string;
  readonly parent: StatePath | null;
  /** The id of its own, where it was given one. */
  readonly customId: string | null;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly history: 'shallow' | 'deep' | null;
  readonly entry: readonly GraphAction[];
  readonly exit: readonly GraphAction[];
  readonly actors: readonly GraphActor[];
  readonly tags: readonly string[];
  readonly output: GraphValue | null;
  readonly description: string | null;
  readonly meta: Json;
}

/** A machine as plain data: equal graphs, equal charts. The code behind names is not part of it. */
export interface MachineGraph {
  readonly id: string;
  readonly version: string | null;
  readonly context: GraphValue | null;
  /** In the order as written, each before its inner ones. The first is the root. */
  readonly states: readonly GraphState[];
  readonly transitions: readonly GraphTransition[];
}
