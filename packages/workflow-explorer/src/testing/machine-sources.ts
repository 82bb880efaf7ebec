import { samplePeople } from '@brandroom/machines/content-workflow/content-workflow.samples';
import { begunEmail, sampleRun } from '@brandroom/machines/email-send/email-send.samples';
import type { MachineGraph } from '@brandroom/statechart/graph';
import { stepsFrom } from '@brandroom/statechart/steps-from';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { createActor, fromPromise } from 'xstate';

import type { ExplorerSource, Moment, MomentKind, Samples, TraceEntry } from '../source';
import { play } from '../trial/moves';
import { innermost, situationIn, startSituation } from '../trial/situations';

/** A day of June 2025, as an instant and as people read it. */
const dayOf = (number: number) => {
  const date = new Date(Date.UTC(2025, 5, number, 9));
  return {
    at: date.toISOString(),
    time: date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  };
};

interface Shown {
  readonly machine: AnyStateMachine;
  readonly graph: MachineGraph;
  readonly samples: Samples;
}

/** A running actor of a machine, started from its samples. The work that it asks for stays pending. */
export function runningSource({ machine, samples: { input } }: Shown): ExplorerSource {
  const pending = fromPromise(() => new Promise(() => {}));
  const names = Object.keys(machine.implementations.actors);
  const actors = Object.fromEntries(names.map((name) => [name, pending]));
  const actor = createActor(machine.provide({ actors }), { input }).start();
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  return { kind: 'actor', name: 'Sample', snapshot, hasEnded: false, trace: [] };
}

/** A brand with another number of items in each state. */
export function summarySource({ graph: { states } }: Shown): ExplorerSource {
  const each = (text: (number: string) => string) =>
    Object.fromEntries(states.map(({ path }, index) => [path, text(String(index + 1))]));
  return {
    kind: 'summary',
    counts: each((number) => `Items here: ${number}`),
    stays: each((number) => `Usual stay: ${number} d`),
  };
}

const { editor, manager } = samplePeople;
type JournalLine = readonly [title: string, kind: MomentKind, event: AnyEventObject];

/** The history of an item, one entry a day, with each kind of move. */
const journal: readonly JournalLine[] = [
  ['Eve submitted this', 'person', { type: 'SUBMIT', by: editor }],
  ['Eve restored an earlier version', 'restore', { type: 'REVERT', by: editor }],
  ['Eve submitted this', 'person', { type: 'SUBMIT', by: editor }],
  ['Max approved this', 'person', { type: 'APPROVE', by: manager }],
  ['Max undid this', 'undo', { type: 'UNDO_DECISION', by: manager, decidedBy: manager.id }],
  ['Max approved this', 'person', { type: 'APPROVE', by: manager }],
  ['Max scheduled this', 'person', { type: 'SCHEDULE', by: manager, scheduledFor: dayOf(8).at }],
  ['This was published', 'clock', { type: 'DUE' }],
];

/** A stored item of the content workflow, with its facts and its journal. */
export function itemSource({ machine, samples: { input } }: Shown): ExplorerSource {
  let snapshot = startSituation(machine, input).situation?.snapshot;
  const trace: TraceEntry[] = [];
  const moments: Moment[] = [];
  for (const [index, [title, kind, event]] of journal.entries()) {
    const { at, time } = dayOf(index + 1);
    const before = snapshot;
    const played = before && play(situationIn(before), { send: { ...event, at } });
    if (played?.outcome !== 'taken') throw new Error(`“${title}” is not what the workflow allows.`);
    ({ snapshot } = played);
    const id = String(index);
    const [from = null] = before ? innermost(before) : [];
    const [to = null] = innermost(snapshot);
    const taken = before ? stepsFrom(before, { ...event, at }) : [];
    const entry = { outcome: played.outcome, event: event.type, from, to, taken, details: [] };
    trace.unshift({ id, title, time, ...entry });
    const idle = index === 0 ? null : '1 day';
    moments.push({ id, at, time, title, kind, snapshot, idle, difference: null });
  }
  if (!snapshot) throw new Error('The journal is empty.');
  return { kind: 'item', name: 'Summer sale', href: '#item', snapshot, trace, moments };
}

/** A stored email that is partly sent. It keeps no journal. */
export function emailSource({ machine }: Shown): ExplorerSource {
  const run = sampleRun(50);
  return {
    kind: 'item',
    name: 'Summer sale',
    href: '#item',
    snapshot: machine.resolveState({
      value: 'idle',
      context: { run, isPausing: false, error: null },
    }),
    trace: [],
    payloads: (type) =>
      type === 'RESUME' ? [{ name: 'This email', event: { type, email: begunEmail } }] : [],
  };
}
