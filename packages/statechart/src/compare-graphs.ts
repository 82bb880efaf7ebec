import type { GraphState, GraphTransition, MachineGraph, StatePath } from './graph';

/** The properties of a state that can differ between two versions. */
export type StateField = Exclude<keyof GraphState, 'path'>;

/**
 * The properties of a step that can differ between two versions; `order` is its place among the steps
 * of its event.
 */
export type StepField = Exclude<keyof GraphTransition, 'id' | 'source'> | 'order';

/** The properties of the machine itself that can differ; `order` if its parts are only in another order. */
export type MachineField = 'id' | 'version' | 'context' | 'order';

/** A part of the older graph, of the newer one, or of both. */
export interface Change<Part> {
  readonly before: Part | null;
  readonly after: Part | null;
}
export interface StateChange extends Change<GraphState> {
  readonly part: 'state';
  /** Empty for one that was added or removed. */
  readonly fields: readonly StateField[];
}
export interface StepChange extends Change<GraphTransition> {
  readonly part: 'step';
  /** Empty for one that was added or removed. */
  readonly fields: readonly StepField[];
}

/** The differences of two graphs. */
export interface GraphComparison {
  readonly machine: readonly MachineField[];
  readonly states: readonly StateChange[];
  readonly steps: readonly StepChange[];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Compares all fields of two parts but some. */
function differing<Part extends object>(
  before: Part,
  after: Part,
  names: readonly (keyof Part)[],
): readonly (keyof Part)[] {
  return names.filter((name) => !same(before[name], after[name]));
}

/** How alike two sets of features are, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((each) => b.has(each)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

/**
 * Pairs the parts that are most alike. Each must be the only best partner of the other, so that
 * the pairs are the same in both directions.
 */
function pairsOf<Part>(
  before: readonly Part[],
  after: readonly Part[],
  least: number,
  alike: (a: Part, b: Part) => number,
): readonly (readonly [Part, Part])[] {
  const bestOf = (scores: readonly number[]) => {
    const best = Math.max(...scores);
    const isSingle = scores.filter((score) => score === best).length === 1;
    return best >= least && isSingle ? scores.indexOf(best) : -1;
  };
  const scores = before.map((a) => after.map((b) => alike(a, b)));
  return before.flatMap((a, row) => {
    const column = bestOf(scores[row] ?? []);
    const b = after[column];
    if (b === undefined) return [];
    const back = bestOf(scores.map((each) => each[column] ?? 0));
    return back === row ? [[a, b] as const] : [];
  });
}

const half = 0.5;

/** The features by which a renamed state is recognized. */
function featuresOf(state: GraphState, { transitions }: MachineGraph): ReadonlySet<string> {
  const text = (name: string, value: unknown) => `${name} ${JSON.stringify(value)}`;
  return new Set([
    text('type', state.type),
    text('parent', state.parent),
    text('key', state.key),
    text('description', state.description),
    text('meta', state.meta),
    ...[...state.tags, ...state.entry, ...state.exit, ...state.actors].map((each) =>
      text('has', each),
    ),
    ...transitions.flatMap(({ source, event, targets, description }) => [
      ...(source === state.path ? [text('out', [event, description])] : []),
      ...(targets?.includes(state.path) ? [text('in', [event, source, description])] : []),
    ]),
  ]);
}

/** The states that both graphs have, matched by path or, if renamed, by behavior. */
function statePairs(
  before: MachineGraph,
  after: MachineGraph,
): readonly (readonly [GraphState, GraphState])[] {
  const later = new Map(after.states.map((state) => [state.path, state]));
  const earlier = new Set(before.states.map(({ path }) => path));
  const kept = before.states.flatMap((state) => {
    const match = later.get(state.path);
    return match ? [[state, match] as const] : [];
  });
  const features = (graph: MachineGraph, states: readonly GraphState[]) =>
    new Map(states.map((state) => [state, featuresOf(state, graph)] as const));
  const removed = before.states.filter(({ path }) => !later.has(path));
  const added = after.states.filter(({ path }) => !earlier.has(path));
  const known = new Map([...features(before, removed), ...features(after, added)]);
  const none: ReadonlySet<string> = new Set();
  const renamed = pairsOf(removed, added, half, (a, b) =>
    likeness(known.get(a) ?? none, known.get(b) ?? none),
  );
  return [...kept, ...renamed];
}

const stateFields = [
  'key',
  'parent',
  'customId',
  'type',
  'history',
  'entry',
  'exit',
  'actors',
  'tags',
  'output',
  'description',
  'meta',
] as const satisfies readonly StateField[];
const stepFields = [
  'kind',
  'event',
  'targets',
  'reenter',
  'isForbidden',
  'rule',
  'actions',
  'delay',
  'description',
  'meta',
] as const satisfies readonly Exclude<StepField, 'order'>[];

/** A step with its place among the steps of its state and event. */
interface PlacedStep {
  readonly step: GraphTransition;
  /** With the states of the older graph under their newer names. */
  readonly named: GraphTransition;
  readonly place: number;
}

function placed(
  { transitions }: MachineGraph,
  rename: (path: StatePath) => StatePath,
): readonly PlacedStep[] {
  const places = new Map<string, number>();
  return transitions.map((step) => {
    const key = JSON.stringify([step.source, step.kind, step.event]);
    const place = (places.get(key) ?? 0) + 1;
    places.set(key, place);
    const targets = step.targets && step.targets.map(rename);
    return { step, named: { ...step, source: rename(step.source), targets }, place };
  });
}

const contentOf = ({ named }: PlacedStep) =>
  JSON.stringify([named.source, ...stepFields.map((field) => named[field])]);

const stepFeatures = ({ named }: PlacedStep) =>
  new Set(stepFields.map((field) => `${field} ${JSON.stringify(named[field])}`));

/** Pairs steps that say the same, then those of one event, then those that were renamed. */
function stepPairs(
  before: readonly PlacedStep[],
  after: readonly PlacedStep[],
): readonly (readonly [PlacedStep, PlacedStep])[] {
  const left = { before: [...before], after: [...after] };
  const pairs: (readonly [PlacedStep, PlacedStep])[] = [];
  const take = (a: PlacedStep, b: PlacedStep) => {
    pairs.push([a, b]);
    left.before.splice(left.before.indexOf(a), 1);
    left.after.splice(left.after.indexOf(b), 1);
  };
  for (const a of before) {
    const content = contentOf(a);
    const b = left.after.find((each) => contentOf(each) === content);
    if (b) take(a, b);
  }
  const pairBy = (keyOf: (step: PlacedStep) => string, least: number) => {
    for (const key of new Set([...left.before, ...left.after].map(keyOf))) {
      const of = (all: readonly PlacedStep[]) => all.filter((each) => keyOf(each) === key);
      const found = pairsOf(of(left.before), of(left.after), least, (a, b) =>
        likeness(stepFeatures(a), stepFeatures(b)),
      );
      for (const [a, b] of found) take(a, b);
    }
  };
  pairBy(({ named }) => JSON.stringify([named.source, named.kind, named.event]), 0);
  pairBy(({ named }) => named.source, half);
  return pairs;
}

/** Equal graphs have no differences; any two others have at least one. Both directions mirror each other. */
export function compareGraphs(before: MachineGraph, after: MachineGraph): GraphComparison {
  const states = statePairs(before, after);
  const names = new Map(states.map(([a, b]) => [a.path, b.path]));
  const rename = (path: StatePath) => names.get(path) ?? path;
  const keptBefore = new Set(states.map(([a]) => a));
  const keptAfter = new Set(states.map(([, b]) => b));
  const stateChanges: StateChange[] = [
    ...before.states
      .filter((state) => !keptBefore.has(state))
      .map((state) => ({ part: 'state' as const, before: state, after: null, fields: [] })),
    ...after.states
      .filter((state) => !keptAfter.has(state))
      .map((state) => ({ part: 'state' as const, before: null, after: state, fields: [] })),
    ...states.flatMap(([a, b]) => {
      const parent = a.parent === null ? null : rename(a.parent);
      const fields = differing({ ...a, parent }, b, stateFields) as readonly StateField[];
      return fields.length > 0 ? [{ part: 'state' as const, before: a, after: b, fields }] : [];
    }),
  ];

  const older = placed(before, rename);
  const newer = placed(after, (path) => path);
  const steps = stepPairs(older, newer);
  const stepsBefore = new Set(steps.map(([a]) => a));
  const stepsAfter = new Set(steps.map(([, b]) => b));
  const stepChanges: StepChange[] = [
    ...older
      .filter((each) => !stepsBefore.has(each))
      .map(({ step }) => ({ part: 'step' as const, before: step, after: null, fields: [] })),
    ...newer
      .filter((each) => !stepsAfter.has(each))
      .map(({ step }) => ({ part: 'step' as const, before: null, after: step, fields: [] })),
    ...steps.flatMap(([a, b]) => {
      const changed = differing(a.named, b.named, stepFields) as readonly StepField[];
      // Another event has an order of its own.
      const isMoved = a.place !== b.place && !changed.includes('event');
      const fields = isMoved ? [...changed, 'order' as const] : changed;
      return fields.length > 0
        ? [{ part: 'step' as const, before: a.step, after: b.step, fields }]
        : [];
    }),
  ];

  const machine: MachineField[] = (['id', 'version', 'context'] as const).filter(
    (field) => !same(before[field], after[field]),
  );
  const isEqual = machine.length + stateChanges.length + stepChanges.length === 0;
  return {
    machine: isEqual && !same(sortedKeys(before), sortedKeys(after)) ? ['order'] : machine,
    states: stateChanges,
    steps: stepChanges,
  };
}

/** The order of parts matters; the order in which JSON writes the fields of one does not. */
function sortedKeys({ states, transitions }: MachineGraph): unknown {
  return [states.map(({ path }) => path), transitions.map(({ id }) => id)];
}

export function isSameGraph({ machine, states, steps }: GraphComparison): boolean {
  return machine.length + states.length + steps.length === 0;
}
