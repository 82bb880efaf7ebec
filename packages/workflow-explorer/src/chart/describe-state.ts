import type { GraphState } from '@brandroom/statechart/graph';

/** The kind of a state; null for an ordinary one. */
export function kindText({ type, history }: GraphState): string | null {
  if (type === 'final') return 'Final state';
  if (type === 'parallel') return 'All parts are active at once';
  if (type !== 'history') return null;
  return history === 'deep'
    ? 'Returns to the last active state, at every level'
    : 'Returns to the last active state';
}
