import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { historyDefaults } from './read-machine';
import { activeNodes } from './xstate-internals';

function isBelow(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return node.parent !== undefined && (node.parent === ancestor || isBelow(node.parent, ancestor));
}

function ancestors(node: AnyStateNode): readonly AnyStateNode[] {
  return node.parent ? [node.parent, ...ancestors(node.parent)] : [];
}

/** The states that a transition leads to; for a history state those that are remembered. */
function targetsOf(
  targets: readonly AnyStateNode[],
  history: AnyMachineSnapshot['historyValue'],
): readonly AnyStateNode[] {
  return targets.flatMap((target) =>
    target.type === 'history'
      ? (history[target.id] ?? targetsOf(historyDefaults(target), history))
      : [target],
  );
}

/** The active states that a transition leaves. */
function left(
  { source, target, reenter }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
): readonly AnyStateNode[] {
  if (!target || target.length === 0) return [];
  const active = activeNodes(snapshot);
  const targets = targetsOf(target, snapshot.historyValue);
  const isInside = targets.every((each) => each === source || isBelow(each, source));
  if (isInside && !reenter) return active.filter((node) => isBelow(node, source));
  const domain = ancestors(source).find((each) => targets.every((node) => isBelow(node, each)));
  // A root that enters itself anew leaves everything.
  if (!domain && reenter) return active;
  return active.filter((node) => isBelow(node, domain ?? source.machine.root));
}

/**
 * Of transitions that regions take at the same time, those that XState drops: they leave a state
 * that an earlier one leaves too. One from further inside wins over an earlier one.
 */
export function preempted(
  enabled: readonly AnyTransitionDefinition[],
  snapshot: AnyMachineSnapshot,
): ReadonlySet<AnyTransitionDefinition> {
  const dropped = new Set<AnyTransitionDefinition>();
  enabled.forEach((own, index) => {
    const leaves = left(own, snapshot);
    const rivals = enabled
      .slice(0, index)
      .filter((each) => !dropped.has(each))
      .filter((each) => left(each, snapshot).some((node) => leaves.includes(node)));
    const isBeaten = rivals.some((each) => !isBelow(own.source, each.source));
    for (const each of isBeaten ? [own] : rivals) dropped.add(each);
  });
  return dropped;
}
