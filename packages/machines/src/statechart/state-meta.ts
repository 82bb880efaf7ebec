/** The description of a state; the explorer shows it, and a test requires it of every state. */
export interface StateMeta {
  readonly label: string;
  /** Whether the product was specified with this state or it was added here. */
  readonly origin: 'spec' | 'added';
  /** The page and heading of the rule: `docs/product/content-workflow.md#steps`. */
  readonly specRef: string;
}

/** The origin of a transition; the explorer shows it, and a test requires it of every transition. */
export type StepMeta = Pick<StateMeta, 'origin' | 'specRef'>;

/** The words of a transition, as its configuration takes them. */
export interface StepText {
  /** The button's text, or the event: "Scheduled time reached". */
  readonly description: string;
  readonly meta: StepMeta;
}

/** Writes the words of a machine's transitions: `...spec('Approve')`, or `...added('Schedule')`. */
export function stepTexts(specRef: string) {
  const written =
    (origin: StepMeta['origin']) =>
    (description: string): StepText => ({ description, meta: { origin, specRef } });
  return { spec: written('spec'), added: written('added') };
}

/** The tags that views check with `hasTag` instead of comparing state names. */
export type StateTag = 'busy' | 'editable' | 'terminal' | 'needsAttention';
