import { readMachine } from '@brandroom/statechart/read-machine';
import { secondKiosk } from '@brandroom/statechart/testing/second-kiosk';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';

import { chartOf } from '../chart/chart';
import { kiosk, kioskGraph, kioskSamples } from '../testing/kiosk';
import { pathTo } from './paths';
import type { Move } from './moves';
import { moveText } from './move-text';
import { clockMoves, pendingMoves } from './pending-moves';
import { activePaths, startSituation } from './situations';
import type { Trial } from './trial';
import { beginTrial, goTo, lineTo, passDay, scenarioOf, stepOf, tipsOf, tryMove } from './trial';
import { simulationOf } from './trial-run';

const { situation } = startSituation(kiosk, kioskSamples.input);
if (!situation) throw new Error('The kiosk does not start.');
const words = { label: '', reasons: [] };
const at = '2026-03-02T09:00:00.000Z';
const begin = beginTrial(situation, { input: kioskSamples.input }, { label: 'Start', at });

function moved(trial: Trial, ...moves: Parameters<typeof tryMove>[1][]): Trial {
  let now = trial;
  for (const move of moves) now = tryMove(now, move, words) ?? now;
  return now;
}
const activeIn = (trial: Trial) => activePaths(stepOf(trial).snapshot);

describe('a trial', () => {
  const paying = moved(begin, { send: { type: 'PAY' } });

  it('lists pending timers, and lets the time of one pass', () => {
    expect(activeIn(paying)).toContain('sale.paying.coins');
    const timers = stepOf(paying).waiting.filter(({ kind }) => kind === 'timer');
    expect(timers.map((timer) => 'ms' in timer && timer.ms)).toEqual([5000, 3000, 200]);
    const [first, second] = timers;
    const later = moved(paying, { wait: 3000, timer: second?.id ?? '' });
    const left = stepOf(later).waiting.find(({ id }) => id === first?.id);
    expect(left).toMatchObject({ kind: 'timer', ms: 2000 });
    expect(activeIn(moved(paying, { wait: 5000, timer: first?.id ?? '' }))).toContain('sale.idle');
  });

  it('goes back, takes another way and keeps both', () => {
    const lit = moved(goTo(paying, 0), { send: { type: 'LIGHT' } });
    expect(activeIn(lit)).toEqual(expect.arrayContaining(['sale.idle', 'lamp.on']));
    expect(tipsOf(lit).map(({ id }) => id)).toEqual([1, 2]);
    expect(lineTo(lit).map(({ id }) => id)).toEqual([0, 2]);
    expect(activeIn(goTo(lit, lit.ahead[0] ?? 0))).toContain('lamp.on');
  });

  it('lets a pending actor succeed or fail', () => {
    const grace = stepOf(paying).waiting.find((each) => each.kind === 'timer' && each.ms === 200);
    const printing = moved(paying, { wait: 200, timer: grace?.id ?? '' });
    expect(activeIn(printing)).toContain('sale.printing');
    expect(activeIn(moved(printing, { reject: 'printer', with: 'no paper' }))).toContain(
      'sale.idle',
    );
    expect(tryMove(printing, { resolve: 'nobody', with: null }, words)).toBeNull();
  });

  it('names what a pending actor does as its button does', () => {
    const grace = stepOf(paying).waiting.find((each) => each.kind === 'timer' && each.ms === 200);
    const printing = stepOf(moved(paying, { wait: 200, timer: grace?.id ?? '' }));
    const moves = printing.waiting.flatMap((each) =>
      pendingMoves(each, { ...kioskSamples, answers: {} }),
    );
    const labels = moves.map(({ label }) => label);
    expect(labels).toContain('Print succeeds');
    const chart = chartOf(kioskGraph);
    expect(moves.map(({ move }) => moveText(chart, move, printing))).toEqual(labels);
  });

  it('tells two timers of the same time apart', () => {
    const input = { cents: 3000 };
    const begun = startSituation(kiosk, input).situation;
    if (!begun) throw new Error('The kiosk does not start.');
    const trial = beginTrial(begun, { input }, { label: 'Start', at });
    const { waiting } = stepOf(moved(trial, { send: { type: 'PAY' } }));
    const pending = waiting.flatMap((each) => pendingMoves(each, kioskSamples));
    expect(pending.filter(({ label }) => label === '3 s pass')).toHaveLength(2);
    expect(new Set(pending.map(({ key }) => key)).size).toBe(pending.length);
  });

  it('names the step that a timer takes', () => {
    const call = createMachine({
      initial: 'ringing',
      states: {
        ringing: { after: { 2000: { target: 'missed', description: 'No one answers' } } },
        missed: {},
      },
    });
    const begun = startSituation(call, {}).situation;
    const exits = chartOf(readMachine(call)).exitsOf('ringing');
    const labels = begun?.waiting.flatMap((each) => pendingMoves(each, kioskSamples, exits));
    expect(labels?.map(({ label }) => label)).toEqual(['2 s pass: No one answers']);
  });

  it('lets a day pass on its clock, which fires the timers within it and no others', () => {
    const egg = createMachine({
      initial: 'boiling',
      states: {
        boiling: { after: { 5000: 'resting' } },
        resting: { after: { 60_000: 'cool' } },
        cool: { after: { 172_800_000: 'spoiled' } },
        spoiled: {},
      },
    });
    const begun = startSituation(egg, undefined).situation;
    if (!begun) throw new Error('The egg does not start.');
    const boiling = beginTrial(begun, { input: {} }, { label: 'Start', at });
    const of = (move: object) => ('wait' in move ? `${String(move.wait)} ms` : '');
    const label = { day: '1 day passes', of };
    const later = passDay(boiling, kioskSamples, label);
    expect(lineTo(later).map((step) => [step.label, step.snapshot.value, step.at])).toEqual([
      ['Start', 'boiling', at],
      ['5000 ms', 'resting', '2026-03-02T09:00:05.000Z'],
      ['60000 ms', 'cool', '2026-03-02T09:01:05.000Z'],
      ['1 day passes', 'cool', '2026-03-03T09:00:00.000Z'],
    ]);
    expect(JSON.parse(scenarioOf(later, 'boils'))).toMatchObject({
      steps: [{ wait: 5000 }, { wait: 60_000 }],
    });
    expect(stepOf(goTo(later, boiling.current)).at).toBe(at);
    const third = passDay(passDay(later, kioskSamples, label), kioskSamples, label);
    expect(stepOf(third).snapshot.value).toBe('spoiled');
  });

  it('takes the step of the clock once its moment has come, and offers it before', () => {
    const due = '2026-03-03T10:00:00.000Z';
    const letter = createMachine({
      initial: 'open',
      states: {
        open: { on: { SEAL: 'sealed' } },
        sealed: {
          on: { TIME: { target: 'sent', guard: ({ event }) => event['at'] === due } },
        },
        sent: {},
      },
    });
    const samples = { ...kioskSamples, clock: { event: 'TIME', dueAt: () => due } };
    const begun = startSituation(letter, {}).situation;
    if (!begun) throw new Error('The letter does not start.');
    const open = beginTrial(begun, { input: {} }, { label: 'Start', at });
    const label = { day: '1 day passes', of: (move: Move) => JSON.stringify(move) };
    const sealed = moved(passDay(open, samples, label), { send: { type: 'SEAL' } });
    const exits = chartOf(readMachine(letter)).exitsOf('sealed');
    const now = stepOf(sealed);
    expect(clockMoves(now, samples, exits, now.at)).toMatchObject([{ label: '1 h pass' }]);
    const sent = passDay(sealed, samples, label);
    const move = { send: { type: 'TIME', at: due }, wait: 3_600_000 };
    expect(lineTo(sent).map((step) => [step.label, step.snapshot.value, step.at])).toEqual([
      ['Start', 'open', at],
      ['1 day passes', 'open', '2026-03-03T09:00:00.000Z'],
      ['', 'sealed', '2026-03-03T09:00:00.000Z'],
      [JSON.stringify(move), 'sent', due],
      ['1 day passes', 'sent', '2026-03-04T09:00:00.000Z'],
    ]);
  });

  it('is a source for the other views from its first step on', () => {
    const run = { origin: 'start', from: null, problem: '' } as const;
    const shown = { chart: chartOf(kioskGraph), secrets: ['context.cents'] };
    expect(simulationOf({ ...run, trial: begin }, 'Trial', shown)).toBeNull();
    expect(simulationOf({ ...run, trial: paying }, 'Trial', shown)).toMatchObject({
      kind: 'simulation',
      trace: [
        {
          event: 'PAY',
          outcome: 'taken',
          to: 'sale.paying.coins',
          taken: ['sale.idle on PAY #2'],
          details: ['Rules met: Is open and (is busy or is not busy)'],
        },
        { event: null, taken: [], details: [] },
      ],
    });
    const counted = { ...run, trial: moved(begin, { send: { type: 'COUNT' } }) };
    const detailsIn = (source: ReturnType<typeof simulationOf>) =>
      source && 'trace' in source ? source.trace[0]?.details : null;
    expect(detailsIn(simulationOf(counted, 'Trial', { chart: shown.chart }))).toEqual([
      'Changed data: Cents: 201',
    ]);
    expect(detailsIn(simulationOf(counted, 'Trial', shown))).toEqual(['Changed data: Cents']);
  });

  it('is written as a scenario of the tests', () => {
    expect(JSON.parse(scenarioOf(paying, 'pays'))).toMatchObject({
      name: 'pays',
      start: { input: { cents: 200 } },
      steps: [{ send: { type: 'PAY' }, state: { sale: { paying: 'coins' } } }],
    });
  });
});

it('tries a machine of a second copy of XState alike', () => {
  const second = startSituation(secondKiosk, kioskSamples.input).situation;
  if (!second) throw new Error('The second kiosk does not start.');
  const started = beginTrial(second, { input: kioskSamples.input }, { label: 'Start', at });
  const moves = [{ send: { type: 'PAY' } }, { send: { type: 'LIGHT' } }] as const;
  const [one, other] = [moved(begin, ...moves), moved(started, ...moves)];
  expect(scenarioOf(other, 'pays')).toBe(scenarioOf(one, 'pays'));
  expect(stepOf(other).waiting.map(({ kind, id }) => [kind, id])).toEqual(
    stepOf(one).waiting.map(({ kind, id }) => [kind, id]),
  );
  const steps = (of: typeof situation) =>
    of && pathTo(of, 'sale.printing', kioskSamples, [])?.map(({ to }) => to);
  expect(steps(second)).toEqual(steps(situation));
  expect(steps(second)).toHaveLength(2);
});

describe('a scenario', () => {
  it('holds no secret of its events', () => {
    const coded = moved(begin, { send: { type: 'SECRET', code: '1234' } });
    expect(activeIn(coded)).toContain('sale.paying.coins');
    expect(scenarioOf(coded, 'coded', kioskSamples.secrets)).not.toContain('1234');
  });
});

describe('a path', () => {
  it('is the shortest, through timers and actors', () => {
    const steps = pathTo(situation, 'sale.printing', kioskSamples, []);
    expect(steps?.map(({ to }) => to.find((path) => path.startsWith('sale')))).toEqual([
      'sale.paying.coins',
      'sale.printing',
    ]);
    expect(pathTo(situation, 'sale.idle', kioskSamples, [])).toEqual([]);
    expect(pathTo(situation, 'shop.soldOut', kioskSamples, [])).toBeNull();
  });
});
