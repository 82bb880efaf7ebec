import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

import { askGuard, candidates } from '../refusal/refusal';
import { evaluateTree, guardLeaves, guardTree } from '../statechart/guard-tree';
import type { Outcome } from './scenario';

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

/** A name for a transition that is the same in every copy of the machine. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const branches =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id} on ${eventType || 'always'} #${branches.indexOf(transition) + 1}`;
}

/** The transitions that a microstep took; this is the one place that touches the private field. */
export function takenIn(inspected: InspectionEvent): readonly AnyTransitionDefinition[] {
  if (inspected.type !== '@xstate.microstep') return [];
  // The initial microstep names pseudo-transitions that are in no chart.
  return inspected._transitions.filter((transition) =>
    transitionsFrom(transition.source).includes(transition),
  );
}

/** Returns the outcome of an event in a snapshot. */
export function classify(snapshot: AnyMachineSnapshot, event: AnyEventObject): Outcome {
  if (candidates(snapshot, event.type).length === 0) return 'not handled';
  return snapshot.machine.getTransitionData(snapshot, event).length > 0 ? 'taken' : 'refused';
}

/** A decisive guard leaf: the opposite answer would have reversed the transition's guard. */
export interface LeafSight {
  readonly leaf: string;
  readonly answer: boolean;
}

/** Names one leaf of one transition. */
export function leafId(transition: AnyTransitionDefinition, index: number, name: string): string {
  return `${transitionId(transition)}: ${name} (${index + 1})`;
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
    const tree = guardTree(transition.guard);
    const leaves = tree ? guardLeaves(tree) : [];
    const answers = leaves.map(({ name, params }) => askGuard(snapshot, event, name, params));
    const result = tree ? evaluateTree(tree, answers) : true;
    leaves.forEach(({ name }, index) => {
      const otherwise = answers.map((answer, at) => (at === index ? !answer : answer));
      if (tree && evaluateTree(tree, otherwise) !== result) {
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
