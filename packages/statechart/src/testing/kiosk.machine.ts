import type * as Xstate from 'xstate';

/**
 * A ticket kiosk with everything that XState allows, breaking the rules of our own machines on
 * purpose: no words, no meta, inline rules, actor references in its context. It is made by a copy of
 * XState that the caller gives, so that a second copy can be tried.
 */
export function kioskOf(xstate: typeof Xstate) {
  const { and, assign, cancel, emit, enqueueActions, fromPromise, not, or, raise } = xstate;
  const { sendTo, setup, spawnChild, stateIn } = xstate;
  const timer = xstate.createMachine({ id: 'timer', initial: 'on', states: { on: {} } });
  return setup({
    types: {} as { context: { cents: number; clerk: unknown }; input: { cents: number } },
    actors: { print: fromPromise(() => Promise.resolve('ticket')), timer },
    guards: {
      totalAbove: ({ context }, params: { cents: number }) => context.cents > params.cents,
      isOpen: () => true,
      isBusy: () => false,
      mayRefund: and([({ context }) => context.cents > 0, not('isBusy')]),
    },
    actions: { ring: () => undefined, show: (_, _params: { text: string }) => undefined },
    delays: { patience: 3000, grace: ({ context }) => context.cents },
  }).createMachine({
    id: 'kiosk',
    version: '2.1.0',
    description: 'Sells tickets.',
    context: ({ input, spawn }) => ({ cents: input.cents, clerk: spawn('timer', { id: 'clerk' }) }),
    type: 'parallel',
    on: {
      '*': { actions: 'ring' },
      'stock.*': { actions: { type: 'show', params: { text: 'Stock changed' } } },
      'stock.empty': '#sold-out',
      RESET: [{ target: ['.sale.idle', '.lamp.off'], reenter: true }],
    },
    states: {
      sale: {
        initial: 'idle',
        onDone: { target: '.idle', actions: 'ring' },
        states: {
          idle: {
            tags: ['quiet'],
            on: {
              PAY: [
                { target: 'printing', guard: { type: 'totalAbove', params: { cents: 50_000 } } },
                { target: 'paying', guard: and(['isOpen', or(['isBusy', not('isBusy')])]) },
              ],
              REFUND: { target: 'paying', guard: 'mayRefund' },
              PEEK: { guard: stateIn({ lamp: 'on' }), actions: raise({ type: 'LIGHT' }) },
              DIM: { guard: not(stateIn('#lamp-on')), target: 'idle', reenter: true },
              COUNT: { actions: assign({ cents: ({ context }) => context.cents + 1 }) },
              SECRET: { target: 'paying', guard: ({ event }) => 'code' in event },
            },
          },
          paying: {
            initial: { target: 'coins', actions: 'ring' },
            entry: ['ring', spawnChild('timer', { id: 'helper' })],
            exit: [cancel('hurry'), () => undefined],
            after: {
              5000: 'idle',
              patience: { target: '.coins', actions: sendTo('helper', { type: 'HURRY' }) },
              grace: [{ guard: 'isBusy', target: 'idle' }, { target: 'printing' }],
            },
            on: {
              CANCEL: {},
              PAY: { guard: 'isBusy' },
              BACK: { target: '.remembered' },
              DEEP: '.all',
            },
            states: {
              coins: {
                on: { COIN: { target: 'coins' }, CANCEL: { target: '#kiosk.sale.idle' } },
                always: {
                  guard: { type: 'totalAbove', params: { cents: 99_999 } },
                  target: 'card',
                },
              },
              card: { id: 'card', entry: emit({ type: 'card' }) },
              remembered: { type: 'history', target: 'card' },
              all: { type: 'history', history: 'deep' },
            },
          },
          printing: {
            invoke: [
              {
                src: 'print',
                id: 'printer',
                systemId: 'printer',
                input: ({ context }) => context.cents,
                onDone: [{ guard: ({ event }) => event.output === '', target: 'idle' }, 'sold'],
                onError: {
                  target: 'idle',
                  actions: enqueueActions(({ enqueue }) => enqueue('ring')),
                },
              },
              { src: fromPromise(() => Promise.resolve(1)) },
              { src: 'timer', onSnapshot: { actions: 'ring' } },
            ],
          },
          sold: { type: 'final', output: { isSold: true } },
        },
      },
      lamp: {
        initial: 'off',
        states: {
          off: { on: { LIGHT: 'on' } },
          on: { id: 'lamp-on', on: { LIGHT: { target: 'off', actions: 'ring' } } },
        },
      },
      shop: {
        initial: 'open',
        states: {
          open: { id: 'open', route: {} },
          soldOut: { id: 'sold-out', route: { guard: 'isOpen' }, description: 'Nothing is left.' },
        },
      },
    },
  });
}
