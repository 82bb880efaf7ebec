import type { DoneActorEvent } from 'xstate';
import { assign, createMachine, sendTo, setup } from 'xstate';

/** The printer of a photo booth: it ends with the printed strip. */
const printer = createMachine({
  id: 'printer',
  initial: 'cold',
  states: {
    cold: { on: { WARM: 'warm' } },
    warm: { on: { PRINT: 'printed' } },
    printed: { type: 'final' },
  },
  output: { strip: 'four pictures' },
});

const stripOf = ({ event }: { event: DoneActorEvent }): unknown => event.output;

/**
 * A photo booth that ends: final states with output, history of both kinds, a computed delay, and a
 * child machine that it talks to and watches.
 */
export const booth = setup({
  types: {} as {
    context: { seconds: number; looks: number; strip: unknown };
    input: { seconds: number };
    events: { type: 'PAUSE' | 'RESUME' | 'RETURN' | 'NEXT' | 'PRINT' | 'HEAT' };
  },
  actors: { printer },
  actions: {
    look: assign({ looks: ({ context }) => context.looks + 1 }),
    keep: assign((_, strip: unknown) => ({ strip })),
    warm: sendTo('printer', { type: 'WARM' }),
  },
  delays: { patience: ({ context }) => context.seconds * 1000 },
}).createMachine({
  id: 'booth',
  version: '1.0.0',
  context: ({ input }) => ({ seconds: input.seconds, looks: 0, strip: null }),
  initial: 'posing',
  states: {
    posing: {
      initial: 'sitting',
      on: { PAUSE: 'paused', PRINT: 'printing' },
      after: { patience: 'left' },
      states: {
        sitting: { on: { NEXT: 'smiling' } },
        smiling: {
          initial: 'shyly',
          states: { shyly: { on: { NEXT: 'widely' } }, widely: {} },
        },
        last: { type: 'history' },
        exactly: { type: 'history', history: 'deep' },
      },
    },
    paused: { on: { RESUME: 'posing.last', RETURN: 'posing.exactly' } },
    printing: {
      invoke: {
        id: 'printer',
        src: 'printer',
        onSnapshot: { actions: 'look' },
        onDone: {
          target: 'done',
          actions: { type: 'keep', params: stripOf },
        },
        onError: 'left',
      },
      on: { HEAT: { actions: 'warm' } },
    },
    done: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => ({ looks: context.looks, strip: context.strip }),
});
