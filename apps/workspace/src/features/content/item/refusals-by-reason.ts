import type { OfferedAction } from '@brandroom/machines/content-workflow/actions';

/** Steps that are refused for the same reason, shown together. */
export interface RefusedSteps {
  /** The labels of the steps, in order. */
  readonly labels: readonly string[];
  readonly reason: string;
  /** How to remove the reason. */
  readonly fix: string;
  readonly steps: readonly OfferedAction[];
}

export function refusalsByReason(refused: readonly OfferedAction[]): readonly RefusedSteps[] {
  return [...Map.groupBy(refused, ({ reasons }) => reasons.join(' '))].map(([reason, steps]) => ({
    labels: steps.map(({ label }) => label),
    reason,
    fix: [...new Set(steps.flatMap(({ fix }) => fix))].join(' '),
    steps,
  }));
}
