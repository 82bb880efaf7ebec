import type { AnyEventObject } from 'xstate';

import type { EventSample } from '../statechart/event-sample';
import type { Expectation, Scenario, Step } from './scenario';

/**
 * The scenario with every sample sent in between whose event the state does not handle: nothing
 * changes, at the start and after each step. `handled` names the events of each state by hand.
 */
export function withUnhandledEvents<Context, Event extends AnyEventObject>(
  scenario: Scenario<NoInfer<Context>, Event>,
  samples: readonly EventSample<Event>[],
  handled: Readonly<Record<string, readonly Event['type'][]>>,
): Scenario<Context, Event> {
  const unhandled = ({ state, context, running }: Expectation<Context>) => {
    const own = typeof state === 'string' ? handled[state] : undefined;
    return samples
      .filter(({ event }) => !own?.includes(event.type))
      .map(({ event }): Step<Context, Event> => ({
        send: event,
        outcome: 'not handled',
        state,
        ...(context ? { context } : {}),
        ...(running ? { running } : {}),
      }));
  };
  const { begins, steps } = scenario;
  return {
    ...scenario,
    steps: [
      ...(begins ? unhandled(begins) : []),
      ...steps.flatMap((step) => [step, ...unhandled(step)]),
    ],
  };
}
