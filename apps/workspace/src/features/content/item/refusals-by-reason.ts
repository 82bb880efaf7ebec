import type { OfferedAction } from '@brandroom/machines/content-workflow/actions';

/** Steps that are refused for the same reason are told together. */
export interface RefusedSteps {
  /** Of the steps, in their order. */
  readonly labels: readonly string[];
  readonly reason: string;
  /** What would help. */
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
