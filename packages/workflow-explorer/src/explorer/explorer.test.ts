import { describe, expect, it } from 'vitest';
import { and, createMachine, getInitialSnapshot } from 'xstate';

import { chartOf } from '../chart/chart';
import { narration } from '../chart/narration';
import { fromName, transitionLabel } from '../chart/names';
import { ruleText } from '../chart/rule-text';
import { automaticPayloads } from '../rights/automatic';
import { payloadsOf } from '../rights/payloads';
import { spokenVerdict } from '../rights/spoken-verdict';
import { answerOf, shortReason, verdictOf, verdictText } from '../rights/verdict';
import { factText } from '../rights/fact-text';
import { valuesRead } from '../rights/values-read';
import { whoText } from '../rights/who-text';
import { nearest } from '../nearest';
import { hereText } from './here-text';
import { usedText } from './used-text';
import { kiosk, kioskGraph, kioskSamples, runningKiosk } from '../testing/kiosk';
import type { ExplorerSource, OwnPayloads, TraceEntry } from '../source';
import { nobody, situationsOf } from '../trial/situations';

const chart = chartOf(kioskGraph);
const situationAt = situationsOf(kiosk, kioskSamples, []);

function at(path: string) {
  const found = situationAt(path);
  if (!found) throw new Error(`No situation for ${path}.`);
  return found.snapshot;
}

describe('a machine without any words', () => {
  it('is named by its keys, events, delays and rules', () => {
    expect(fromName('soldOut')).toBe('Sold out');
    expect(chart.label('shop.soldOut')).toBe('Sold out');
    const labels = chart
      .exitsOf('sale.paying')
      .map(({ transition }) => transitionLabel(transition));
    expect(labels).toEqual(expect.arrayContaining(['After 5 s', 'After 3 s', 'CANCEL', 'PAY']));
    const [, second] = kioskGraph.transitions.filter(
      ({ source, event }) => source === 'sale.idle' && event === 'PAY',
    );
    expect(ruleText(second?.rule ?? null)).toBe('Is open and (is busy or is not busy)');
  });

  it('lists the steps of a state and of those around it', () => {
    const exits = chart.exitsOf('sale.paying.coins');
    expect(exits.map(({ from }) => from?.path ?? 'own')).toEqual(
      expect.arrayContaining(['own', 'sale.paying', 'sale', '(root)']),
    );
    expect(chart.arrivalsAt('lamp.on').map(({ source }) => source)).toEqual(['lamp.off']);
  });

  it('is described in sentences', () => {
    const lamp = chart.find('lamp.off');
    expect(lamp && narration(chart, lamp, () => null)).toMatch(
      /^Off\. Six next steps\. LIGHT leads to On\. /u,
    );
  });

  it('names the nearest to an unknown name', () => {
    expect(nearest('pendng', ['draft', 'pending', 'approved'])).toBe('pending');
    expect(nearest('anything', ['draft', 'pending', 'approved'])).toBeNull();
  });
});

describe('situations', () => {
  it('are found by playing samples, timers and actors', () => {
    const missing = chart.order
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .filter(({ path }) => !situationAt(path));
    // No sample leads to two of these, and the state `sold` is left in the same step.
    expect(missing.map(({ path }) => path)).toEqual([
      'sale.paying.card',
      'sale.sold',
      'shop.soldOut',
    ]);
  });
});

it('finds the event of each step that happens by itself', () => {
  const { transitions } = kioskGraph;
  const events = (path: string) =>
    transitions
      .filter(({ source, kind }) => source === path && kind !== 'event' && kind !== 'initial')
      .flatMap((step) => automaticPayloads(chart, kioskSamples, at(path), step))
      .map(({ name, event: { type, ...rest } }) => [name, type.replace(/kiosk.*$/u, ''), rest]);
  expect(events('sale.paying')).toEqual([
    ['After 5000', 'xstate.after.5000.', {}],
    ['After patience', 'xstate.after.patience.', {}],
    ['After grace', 'xstate.after.grace.', {}],
    ['After grace', 'xstate.after.grace.', {}],
  ]);
  const done = { actorId: 'printer' };
  const succeeds = [
    ['Printed', 'xstate.done.actor.printer', { ...done, output: 'ticket' }],
    ['Printed nothing', 'xstate.done.actor.printer', { ...done, output: '' }],
  ];
  expect(events('sale.printing').slice(0, 5)).toEqual([
    ...succeeds,
    ...succeeds,
    ['Out of paper', 'xstate.error.actor.printer', { ...done, error: 'no paper' }],
  ]);
});

describe('a verdict', () => {
  const rule = { kind: 'data', says: () => 'It is refused.', fix: () => '' } as const;
  const verdict = (path: string, type: string) => {
    const asked = { snapshot: at(path), at: kioskSamples.now, own: null };
    return verdictOf(asked.snapshot, payloadsOf(type, kioskSamples, nobody, asked), {});
  };

  it('names the rule that refuses, with its parameters', () => {
    expect(verdictText(verdict('sale.idle', 'PAY'))).toBe('Can');
    const refused = answerOf(at('sale.idle'), { name: '', event: { type: 'SECRET' } }, {});
    expect(refused.refusals.map(shortReason)).toEqual(['refused by an unnamed rule']);
  });

  it('asks the item’s own payloads before samples, and says which were samples', () => {
    const snapshot = at('sale.idle');
    const own: OwnPayloads = (type) =>
      type === 'SECRET' ? [{ name: 'Its code', event: { type, code: '99' } }] : [];
    const from = () => [{ name: 'Its coin', event: { type: 'COIN', cents: 2 } }];
    const of = (type: string, item: OwnPayloads | null) =>
      payloadsOf(type, { ...kioskSamples, from }, nobody, {
        snapshot,
        at: kioskSamples.now,
        own: item,
      }).map(({ name, isSample }) => [name, isSample]);
    expect(of('SECRET', own)).toEqual([['Its code', false]]);
    expect(of('SECRET', null)).toEqual([['uses the code', true]]);
    expect(of('COIN', own)).toEqual([['Its coin', false]]);
    // An event without data needs no sample.
    expect(of('PAY', own)).toEqual([['pays', false]]);
    expect(of('DEEP', own)).toEqual([['DEEP', false]]);
  });

  it('names what a person has to add, and leaves out special cases', () => {
    const needy = { ...rule, needs: 'a date' };
    const words = { isDated: needy, mayPublish: { ...rule, right: () => 'blog.publish' } };
    const post = createMachine(
      {
        initial: 'open',
        states: {
          open: { on: { SEND: { guard: and(['mayPublish', 'isDated']), target: 'sent' } } },
          sent: {},
        },
      },
      {
        guards: {
          isDated: ({ event }) => event['date'] === true,
          mayPublish: ({ event }) => event['may'] === true,
        },
      },
    );
    const snapshot = getInitialSnapshot(post);
    const text = (...events: readonly object[]) =>
      verdictOf(
        snapshot,
        events.map((event) => ({ name: '', event: { type: 'SEND' }, ...event })),
        words,
      );
    const dated = { event: { type: 'SEND', may: true, date: true } };
    const undated = { event: { type: 'SEND', may: true } };
    expect(verdictText(text(dated))).toBe('Can');
    expect(verdictText(text(dated, undated))).toBe('Needs a date');
    expect(verdictText(text(undated))).toBe('Needs a date');
    expect(verdictText(text(dated, { ...undated, isSpecialCase: true }))).toBe('Can');
    expect(verdictText(text({ event: { type: 'SEND', date: true } }))).toBe(
      'Can’t: needs the publish right',
    );
    expect(spokenVerdict(text(undated), true)).toBe('you need a date');
    expect(spokenVerdict(text(undated), false)).toBe('needs a date');
  });

  it('shows the values that a rule read, but never a secret', () => {
    const params = { cents: 5 };
    expect(valuesRead(at('sale.idle'), { type: 'PAY' }, 'totalAbove', params)).toEqual([
      { path: 'context.cents', value: 200 },
    ]);
    const hidden = valuesRead(at('sale.idle'), { type: 'PAY' }, 'totalAbove', params, [
      'context.cents',
    ]);
    expect(hidden).toEqual([]);
  });

  it('says what a rule read in words, without ids', () => {
    const texts = [
      { path: 'event.at', value: '2025-06-10T09:00:00.000Z' },
      { path: 'event.by.flags', value: ['create', 'publishNow'] },
      { path: 'event.by.roleLabel', value: 'Editor' },
      { path: 'event.by.id', value: 'user_1' },
      { path: 'context.scheduledFor', value: null },
      { path: 'event.move', value: undefined },
    ].map(factText);
    expect(texts).toEqual([
      'Time: Jun 10, 2025, 9:00 AM UTC',
      'Rights: create and publish now',
      'Role: Editor',
      null,
      'Scheduled for: none',
      'Move: missing',
    ]);
  });

  it('names who can by their kinds', () => {
    const all = ['An administrator', 'A manager', 'A brand admin', 'An editor', 'A viewer'];
    expect(whoText(all, all.slice(0, 3))).toBe('Everyone except editors and viewers');
    expect(whoText(all, all.slice(0, 2))).toBe('Administrators and managers');
    expect(whoText(all, [])).toBe('No one');
  });
});

it('marks where a trial is, with what it is about', () => {
  const { snapshot } = runningKiosk;
  const trial: ExplorerSource = { kind: 'simulation', name: 'The trial', snapshot, trace: [] };
  const subject = (context: unknown) => String((context as { cents: number }).cents);
  expect(hereText(trial, { ...kioskSamples, subject })).toBe('The trial is here: 200');
  expect(hereText(trial, kioskSamples)).toBe('The trial is here');
});

describe('the last use of a step', () => {
  const entry = (time: string | null, taken: readonly string[]): TraceEntry => ({
    id: String(time),
    title: 'PAY',
    time,
    outcome: taken.length > 0 ? 'taken' : 'refused',
    event: 'PAY',
    from: 'sale.idle',
    to: 'sale.paying.coins',
    taken,
    details: [],
  });

  it('is of the step itself, never of a refused event or another branch', () => {
    const root = '(root) on RESET #1';
    const source: ExplorerSource = {
      ...runningKiosk,
      trace: [entry('9:00', []), entry('8:30', ['sale.idle on PAY #2']), entry('8:00', [root])],
    };
    const ids = ['sale.idle on PAY #1', 'sale.idle on PAY #2', root];
    expect(ids.map((id) => usedText(source, id))).toEqual(['Never', '8:30', '8:00']);
  });

  it('is said without a date in a trial, which has none', () => {
    const { snapshot } = runningKiosk;
    const trace = [entry(null, ['sale.idle on PAY #2'])];
    const source: ExplorerSource = { kind: 'simulation', name: 'The trial', snapshot, trace };
    expect(usedText(source, 'sale.idle on PAY #2')).toBe('In this trial');
  });
});
