import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';

import { candidates } from '@brandroom/statechart/classify';
import { answerOf, askLeaf, guardLeaves } from '@brandroom/statechart/guard-leaves';
import { transitionId } from '@brandroom/statechart/read-machine';

/** Every state of a machine below its root. */
export function statesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const below = (node: AnyStateNode): readonly AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)]);
  return below(machine.root);
}

function transitionsFrom(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/**
 * Every transition of a machine: of events, eventless, delayed, and of actors that end.
 * `toDirectedGraph` of xstate leaves the eventless ones out.
 */
export function transitionsOf(machine: AnyStateMachine): readonly AnyTransitionDefinition[] {
  return [machine.root, ...statesOf(machine)].flatMap((node) => transitionsFrom(node));
}

/** A decisive guard leaf: the opposite answer would have reversed the transition's guard. */
export interface LeafSight {
  readonly leaf: string;
  readonly answer: boolean;
}

/** Names one leaf of one transition. */
export function leafId(
  transition: AnyTransitionDefinition,
  index: number,
  name: string | null,
): string {
  return `${transitionId(transition)}: ${String(name)} (${index + 1})`;
}

function isWithin(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor));
}

/**
 * The leaves that decide the outcome of an event in a snapshot; pass `''` for the eventless
 * transitions. A transition behind one that is taken is not asked, so it decides nothing.
 */
export function leafSights(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  eventType = event.type,
): readonly LeafSight[] {
  const sights: LeafSight[] = [];
  const taken: AnyStateNode[] = [];
  for (const transition of candidates(snapshot, eventType)) {
    if (taken.some((node) => isWithin(node, transition.source))) continue;
    const { guard } = transition;
    const leaves = guardLeaves(guard);
    const answers = leaves.map((each) => askLeaf(snapshot, event, each.guard) === true);
    const result = leaves.length === 0 || answerOf(guard, answers);
    leaves.forEach(({ name }, index) => {
      const otherwise = answers.map((answer, at) => (at === index ? !answer : answer));
      if (answerOf(guard, otherwise) !== result) {
        sights.push({ leaf: leafId(transition, index, name), answer: answers[index] === true });
      }
    });
    if (result) taken.push(transition.source);
  }
  return sights;
}

function jsonOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}

/** The running actors of a snapshot by id, with the JSON part of their input, or null. */
export function runningIn(snapshot: AnyMachineSnapshot): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(snapshot.children).flatMap(([id, child]) => {
      const actor = child as AnyActorRef | undefined;
      const state: { status?: unknown; input?: unknown } = actor?.getSnapshot() ?? {};
      return state.status === 'active' ? [[id, jsonOf(state.input)]] : [];
    }),
  );
}

/** All that can be seen of a snapshot, as one text; equal texts, equal situations. */
export function situationOf(snapshot: AnyMachineSnapshot): string {
  const { value, context, status } = snapshot;
  return JSON.stringify({
    value,
    context: context as unknown,
    status,
    running: runningIn(snapshot),
  });
}
