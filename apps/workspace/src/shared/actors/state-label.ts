import type { RunningActor } from './running-actors';

/**
 * Returns the labels of an actor's innermost active states: “Uploading”. Empty if its machine has
 * none.
 */
export function stateLabel({ ref }: Pick<RunningActor, 'ref'>): string {
  const snapshot: { getMeta?: () => Record<string, { label?: string }> } = ref.getSnapshot();
  const states = Object.entries(snapshot.getMeta?.() ?? {});
  return states
    .filter(([id]) => !states.some(([other]) => other.startsWith(`${id}.`)))
    .map(([, { label }]) => label ?? '')
    .join(', ');
}
