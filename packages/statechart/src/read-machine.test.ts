import * as xstate from 'xstate';
import * as second from '../node_modules/xstate/dist/xstate.esm.js';
import { describe, expect, it } from 'vitest';

import type { MachineGraph } from './graph';
import { machineConfig } from './machine-config';
import { readMachine } from './read-machine';
import { kioskOf } from './testing/kiosk.machine';

const { createMachine } = xstate;
const graph = readMachine(kioskOf(xstate));

const transitionsOf = (source: string) =>
  graph.transitions.filter((each) => each.source === source).map(({ id }) => id);

describe('readMachine', () => {
  it('reads every state with its kind', () => {
    expect(graph.states.map(({ path, type }) => `${path} ${type}`)).toMatchInlineSnapshot(`
      [
        "(root) parallel",
        "sale compound",
        "sale.idle atomic",
        "sale.paying compound",
        "sale.paying.coins atomic",
        "sale.paying.card atomic",
        "sale.paying.remembered history",
        "sale.paying.all history",
        "sale.printing atomic",
        "sale.sold final",
        "lamp compound",
        "lamp.off atomic",
        "lamp.on atomic",
        "shop compound",
        "shop.open atomic",
        "shop.soldOut atomic",
      ]
    `);
  });

  it('reads every transition, and names it by path, event and position', () => {
    expect(graph.transitions.map(({ id, targets }) => `${id} → ${String(targets)}`))
      .toMatchInlineSnapshot(`
      [
        "(root) on * #1 → null",
        "(root) on stock.* #1 → null",
        "(root) on stock.empty #1 → shop.soldOut",
        "(root) on RESET #1 → sale.idle,lamp.off",
        "(root) on xstate.route #1 → shop.open",
        "(root) on xstate.route #2 → shop.soldOut",
        "sale on initial #1 → sale.idle",
        "sale on done #1 → sale.idle",
        "sale.idle on PAY #1 → sale.printing",
        "sale.idle on PAY #2 → sale.paying",
        "sale.idle on REFUND #1 → sale.paying",
        "sale.idle on PEEK #1 → null",
        "sale.idle on DIM #1 → sale.idle",
        "sale.idle on COUNT #1 → null",
        "sale.idle on SECRET #1 → sale.paying",
        "sale.paying on initial #1 → sale.paying.coins",
        "sale.paying on CANCEL #1 → null",
        "sale.paying on PAY #1 → null",
        "sale.paying on BACK #1 → sale.paying.remembered",
        "sale.paying on DEEP #1 → sale.paying.all",
        "sale.paying on after 5000 #1 → sale.idle",
        "sale.paying on after patience #1 → sale.paying.coins",
        "sale.paying on after grace #1 → sale.idle",
        "sale.paying on after grace #2 → sale.printing",
        "sale.paying.coins on COIN #1 → sale.paying.coins",
        "sale.paying.coins on CANCEL #1 → sale.idle",
        "sale.paying.coins on always #1 → sale.paying.card",
        "sale.paying.remembered on history #1 → sale.paying.card",
        "sale.printing on printer done #1 → sale.idle",
        "sale.printing on printer done #2 → sale.sold",
        "sale.printing on printer failed #1 → sale.idle",
        "sale.printing on #3 changed #1 → null",
        "lamp on initial #1 → lamp.off",
        "lamp.off on LIGHT #1 → lamp.on",
        "lamp.on on LIGHT #1 → lamp.off",
        "shop on initial #1 → shop.open",
      ]
    `);
  });

  it('reads composed, parametrised, inline and state-asking rules', () => {
    const ruleOf = (id: string) => graph.transitions.find((each) => each.id === id)?.rule;
    expect(ruleOf('sale.idle on PAY #1')).toEqual({
      op: 'named',
      name: 'totalAbove',
      params: { data: { cents: 50_000 } },
      of: null,
    });
    expect(ruleOf('sale.idle on REFUND #1')).toMatchObject({
      name: 'mayRefund',
      of: { op: 'and', parts: [{ op: 'unnamed' }, { op: 'not', parts: [{ name: 'isBusy' }] }] },
    });
    expect(ruleOf('sale.idle on PEEK #1')).toEqual({ op: 'isIn', state: { lamp: 'on' } });
    expect(ruleOf('sale.idle on SECRET #1')).toEqual({ op: 'unnamed' });
  });

  it('tells forbidden from absent, and a self target from none', () => {
    const of = (id: string) => graph.transitions.find((each) => each.id === id);
    expect(of('sale.paying on CANCEL #1')).toMatchObject({ isForbidden: true, targets: null });
    expect(of('sale.paying.coins on COIN #1')).toMatchObject({
      isForbidden: false,
      targets: ['sale.paying.coins'],
      reenter: false,
    });
    expect(transitionsOf('lamp.off')).toEqual(['lamp.off on LIGHT #1']);
  });

  it('keeps the timers of `after` out of entry and exit', () => {
    const paying = graph.states.find(({ path }) => path === 'sale.paying');
    expect(paying?.entry.map(({ kind }) => kind)).toEqual(['named', 'built-in']);
    expect(paying?.exit.map(({ kind }) => kind)).toEqual(['built-in', 'unnamed']);
  });

  it('gives the same graph for a second copy of XState', () => {
    expect(second.and).not.toBe(xstate.and);
    expect(readMachine(kioskOf(second))).toEqual(graph);
  });

  it('is plain JSON, and builds a machine with an equal graph', () => {
    const copy = JSON.parse(JSON.stringify(graph)) as MachineGraph;
    expect(copy).toEqual(graph);
    expect(readMachine(createMachine(machineConfig(copy)))).toEqual(graph);
  });
});

/** Each differs from the first in one thing that changes the behavior or the texts of the machine. */
const differing = {
  plain: { on: { GO: { target: 'b' } } },
  'another target': { on: { GO: { target: 'a' } } },
  reenter: { on: { GO: { target: 'b', reenter: true } } },
  forbidden: { on: { GO: {} } },
  absent: { on: {} },
  'self target': { on: { GO: { target: 'a', reenter: true } } },
  rule: { on: { GO: { target: 'b', guard: 'isOpen' } } },
  'rule under not': { on: { GO: { target: 'b', guard: xstate.not('isOpen') } } },
  params: { on: { GO: { target: 'b', guard: { type: 'isOpen', params: { at: 1 } } } } },
  action: { on: { GO: { target: 'b', actions: 'ring' } } },
  inner: { initial: 'c', states: { c: {} } },
  'initial action': { initial: { target: 'c', actions: 'ring' }, states: { c: {} } },
  entry: { on: { GO: { target: 'b' } }, entry: 'ring' },
  exit: { on: { GO: { target: 'b' } }, exit: 'ring' },
  tag: { on: { GO: { target: 'b' } }, tags: 'busy' },
  always: { always: { target: 'b' } },
  delay: { after: { 5: 'b' } },
  'another delay': { after: { 6: 'b' } },
  'named delay': { after: { soon: 'b' } },
  actor: { invoke: { src: 'work', onDone: 'b' } },
  'another actor': { invoke: { src: 'play', onDone: 'b' } },
  'actor that fails': { invoke: { src: 'work', onError: 'b' } },
  pattern: { on: { '*': { target: 'b' } } },
};

describe('two machines that differ', () => {
  it('never have equal graphs', () => {
    const texts = Object.values(differing).map((a) => {
      const config = { id: 'm', initial: 'a', states: { a, b: {} } };
      return JSON.stringify(readMachine(createMachine(config as never)));
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each([
    ['after', { after: { soon: 'b' } }],
    ['raise', { entry: xstate.raise({ type: 'GO' }, { delay: 'soon' as never }) }],
    ['sendTo', { entry: xstate.sendTo('other', { type: 'GO' }, { delay: 'soon' as never }) }],
    [
      'an action of a transition',
      { on: { GO: { actions: xstate.raise({ type: 'GO' }, { delay: 'soon' as never }) } } },
    ],
    [
      'an initial action',
      {
        initial: { target: 'c', actions: xstate.raise({ type: 'GO' }, { delay: 'soon' as never }) },
        states: { c: {} },
      },
    ],
  ])('differ by the value of a named delay: %s', (_, a) => {
    const config = { id: 'm', initial: 'a', states: { a, b: {} } };
    const [five, six] = [5, 6].map((soon) =>
      readMachine(createMachine(config as never, { delays: { soon } } as never)),
    );
    expect(five).not.toEqual(six);
    expect(readMachine(createMachine(machineConfig(five as MachineGraph)))).toEqual(five);
  });
});
