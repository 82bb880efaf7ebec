import type { StatePath } from '@brandroom/statechart/graph';
import { pathOf } from '@brandroom/statechart/read-machine';
import { start } from '@brandroom/statechart/start';
import { waitingFor, waitingIn } from '@brandroom/statechart/waiting-for';
import { activeNodes } from '@brandroom/statechart/xstate-internals';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { Person, Samples } from '../source';
import type { Move, Situation } from './moves';
import { play } from './moves';

/** A placeholder for machines that check no person. */
export const nobody: Person = { id: '', name: '', role: '', complete: (event) => event };

/** The active states, each before its inner ones, the root included. */
export function activePaths(snapshot: AnyMachineSnapshot): readonly StatePath[] {
  return activeNodes(snapshot).map((node) => pathOf(node));
}

/** The innermost active states, in the order of the chart. */
export function innermost(snapshot: AnyMachineSnapshot): readonly StatePath[] {
  return activeNodes(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .toSorted((a, b) => a.order - b.order)
    .map((node) => pathOf(node));
}

export interface OwnMove {
  readonly move: Move;
  readonly by: Person;
}

/** The moves that the samples allow in a situation, regardless of the rules. */
export function movesIn(
  { waiting }: Situation,
  { events, answers = {}, now }: Samples,
  people: readonly Person[],
): readonly OwnMove[] {
  const persons = people.length > 0 ? people : [nobody];
  const sent = persons.flatMap((by) =>
    events(now).map(({ event }) => ({ move: { send: by.complete(event, now) }, by })),
  );
  const pending = waiting.flatMap((each): readonly OwnMove[] => {
    if (each.kind === 'timer') return [{ move: { wait: each.ms, timer: each.id }, by: nobody }];
    const { succeeds = [], fails = [] } = answers[each.logic ?? ''] ?? {};
    return [
      ...succeeds.map((answer) => ({ resolve: each.id, with: answer.with })),
      ...fails.map((answer) => ({ reject: each.id, with: answer.with })),
    ].map((move) => ({ move, by: nobody }));
  });
  return [...sent, ...pending];
}

/** The start of a machine; null with the reason where it cannot start. */
export function startSituation(
  machine: AnyStateMachine,
  input: unknown,
): { readonly situation: Situation | null; readonly reason: string } {
  const started = start(machine, input);
  if (!started.isStarted) return { situation: null, reason: started.reason };
  const { snapshot, actions } = started;
  return { situation: { snapshot, waiting: waitingFor(snapshot, actions) }, reason: '' };
}

/** The situation of a snapshot whose last step is not known, such as that of a running process. */
export function situationIn(snapshot: AnyMachineSnapshot): Situation {
  return { snapshot, waiting: waitingIn(snapshot) };
}

/** How many situations are looked at, and how many of them may have the same states. */
const limits = { situations: 80, alike: 4 };

/** Plays the samples from the start, the shortest way first. */
function* situationsFrom(
  machine: AnyStateMachine,
  samples: Samples,
  people: readonly Person[],
): Generator<Situation, void> {
  const { situation } = startSituation(machine, samples.input);
  const queue = situation ? [situation] : [];
  const alike = new Map<string, number>();
  const seen = new Set<string>();
  for (const each of queue) {
    yield each;
    if (queue.length > limits.situations) continue;
    for (const { move } of movesIn(each, samples, people)) {
      const next = play(each, move);
      if (next?.outcome !== 'taken') continue;
      const value = JSON.stringify(next.snapshot.value);
      const key = `${value} ${JSON.stringify(next.snapshot.context)}`;
      const count = alike.get(value) ?? 0;
      if (seen.has(key) || count >= limits.alike) continue;
      seen.add(key);
      alike.set(value, count + 1);
      queue.push(next);
    }
  }
}

/** Finds a situation in which a state is active; null where no sample leads to it. */
export type SituationAt = (path: StatePath) => Situation | null;

/** The situations that the samples lead to, computed only as far as requested, because a large machine takes time. */
export function situationsOf(
  machine: AnyStateMachine,
  samples: Samples,
  people: readonly Person[],
): SituationAt {
  const found = new Map<StatePath, Situation>();
  const rest = situationsFrom(machine, samples, people);
  return (path) => {
    while (!found.has(path)) {
      const { value } = rest.next();
      if (!value) return null;
      for (const active of activePaths(value.snapshot))
        if (!found.has(active)) found.set(active, value);
    }
    return found.get(path) ?? null;
  };
}
