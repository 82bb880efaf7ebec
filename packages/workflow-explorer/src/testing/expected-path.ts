import { stepFrom } from '@brandroom/statechart/step-from';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

import type { Person, Samples } from '../source';
import type { Situation } from '../trial/moves';
import { play } from '../trial/moves';
import type { PathStep } from '../trial/paths';

/** The part of a step that is about people, by their ids. */
interface StepPeople {
  readonly people: readonly string[];
  readonly isHandOff: boolean;
}

export const peopleIn = (path: readonly PathStep[]): readonly StepPeople[] =>
  path.map(({ people, isHandOff }) => ({ people: people.map(({ id }) => id), isHandOff }));

/** Whether XState itself takes an event to a state value. */
function leadsTo(snapshot: AnyMachineSnapshot, event: AnyEventObject, value: string): boolean {
  return snapshot.can(event) && JSON.stringify(stepFrom(snapshot, event)[0].value) === value;
}

/** The people of each step as they are found by asking everyone with every sample, and where it must change hands. */
export function expectedPeople(
  start: Situation,
  path: readonly PathStep[],
  { events, now }: Samples,
  everyone: readonly Person[],
): readonly StepPeople[] {
  let situation = start;
  const able = path.map(({ move }): readonly string[] => {
    const { snapshot } = situation;
    const next = play(situation, move);
    if (!next) throw new Error('A step of the path can’t be played.');
    situation = next;
    if (!('send' in move) || 'wait' in move) return [];
    const value = JSON.stringify(next.snapshot.value);
    const alike = events(now).filter(({ event }) => event.type === move.send.type);
    return everyone
      .filter((one) =>
        alike.some(({ event }) => leadsTo(snapshot, one.complete(event, now), value)),
      )
      .map(({ id }) => id);
  });
  let from = 0;
  return able.map((people, index) => {
    const sent = able.slice(from, index + 1).filter(({ length }) => length > 0);
    const canAlone = everyone.some(({ id }) => sent.every((each) => each.includes(id)));
    const isHandOff = people.length > 0 && !canAlone;
    if (isHandOff) from = index;
    return { people, isHandOff };
  });
}
