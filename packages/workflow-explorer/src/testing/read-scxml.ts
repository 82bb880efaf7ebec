import type { GraphState, GraphTransition } from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';

import type { ConditionRule } from './read-condition';
import { readCondition } from './read-condition';
import type { XmlElement } from './read-xml';
import { childrenOf, onlyChild, readXml } from './read-xml';

/** A state as SCXML carries it: actions by name, and actors without their input. */
interface ScxmlState extends Pick<GraphState, 'path' | 'parent'> {
  readonly type: string;
  readonly history: string | null;
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly actors: readonly { readonly key: string; readonly logic: string | null }[];
}

/** Of a delay with a name, the name alone. */
type ScxmlDelay = { readonly ms: number } | { readonly name: string };

/** A step as SCXML carries it: its rule as a condition, and actions by name. */
interface ScxmlStep extends Pick<
  GraphTransition,
  'id' | 'kind' | 'source' | 'event' | 'targets' | 'reenter' | 'isForbidden'
> {
  readonly rule: ConditionRule | null;
  readonly actions: readonly string[];
  readonly delay: ScxmlDelay | null;
}

const states = new Set(['state', 'parallel', 'final', 'history']);

/** The names in the log entries of an element. */
const actionsIn = (element: XmlElement | undefined): readonly string[] =>
  element
    ? childrenOf(element, 'log').map(({ attributes }) => (attributes['expr'] ?? '').slice(1, -1))
    : [];

/** The delays that begin when a state is entered, by their event. Each is canceled when it is left. */
function delaysIn(element: XmlElement): ReadonlyMap<string, ScxmlDelay> {
  const enters = onlyChild(element, 'onentry');
  const leaves = onlyChild(element, 'onexit');
  const sent = enters ? childrenOf(enters, 'send') : [];
  const canceled = leaves ? childrenOf(leaves, 'cancel') : [];
  const delays = sent.map(({ attributes }): [string, ScxmlDelay] => {
    const { event = '', delay, delayexpr: name = '' } = attributes;
    return [event, delay === undefined ? { name } : { ms: Number.parseInt(delay, 10) }];
  });
  expectSame(
    canceled.map(({ attributes }) => attributes['sendid']),
    delays.map(([event]) => event),
  );
  return new Map(delays);
}

function expectSame(one: readonly unknown[], other: readonly unknown[]): void {
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Error(`${JSON.stringify(one)} is not ${JSON.stringify(other)}`);
}

function actorsIn(element: XmlElement, stateId: string) {
  return childrenOf(element, 'invoke').map(({ attributes: { id = '', src = '' } }) => ({
    id,
    key: id.slice(stateId.length + 1).replace(/^actor(?=\d+$)/u, '#'),
    logic: src === 'unnamed' ? null : src,
  }));
}

const ends = {
  done: ['actor-done', 'done'],
  error: ['actor-error', 'failed'],
  snapshot: ['actor-snapshot', 'changed'],
} as const;

type Trigger = Pick<ScxmlStep, 'kind' | 'event' | 'delay'>;

/** The trigger of a transition, as a graph names it. */
function triggerOf(element: XmlElement, event: string | undefined): Trigger {
  const stateId = element.attributes['id'] ?? '';
  if (event === undefined) {
    const kind = element.name === 'history' ? 'history' : 'always';
    return { kind, event: kind, delay: null };
  }
  const delay = delaysIn(element).get(event);
  if (delay) {
    const text = 'ms' in delay ? String(delay.ms) : delay.name;
    return { kind: 'after', event: `after ${text}`, delay };
  }
  if (event === `done.state.${stateId}`) return { kind: 'state-done', event: 'done', delay: null };
  const [, end, actorId] = /^(done|error|snapshot)\.invoke\.(.*)$/u.exec(event) ?? [];
  if (end === 'done' || end === 'error' || end === 'snapshot') {
    const actor = actorsIn(element, stateId).find(({ id }) => id === actorId);
    const [kind, word] = ends[end];
    return { kind, event: `${actor?.key ?? 'unknown'} ${word}`, delay: null };
  }
  return event.startsWith('route.')
    ? { kind: 'route', event: 'xstate.route', delay: null }
    : { kind: 'event', event, delay: null };
}

/** Reads a chart that was written as SCXML, in the form of a graph. */
export function readScxml(text: string) {
  const file = readXml(text);
  const { name: id = '', initial } = file.attributes;
  expectSame([file.name, initial], ['scxml', id]);
  const pathOf = (given: string) => (given === id ? rootPath : given);
  const found: ScxmlState[] = [];
  const steps: ScxmlStep[] = [];
  const readState = (element: XmlElement, parent: string | null): void => {
    const { name, attributes } = element;
    const { id: stateId = '', initial: start, type: history } = attributes;
    const path = pathOf(stateId);
    const inner = element.children.filter((child) => states.has(child.name));
    const plain = inner.length > 0 ? 'compound' : 'atomic';
    found.push({
      path,
      parent,
      type: name === 'state' ? plain : name,
      history: history ?? null,
      entry: actionsIn(onlyChild(element, 'onentry')),
      exit: actionsIn(onlyChild(element, 'onexit')),
      actors: actorsIn(element, stateId).map(({ key, logic }) => ({ key, logic })),
    });
    const add = (step: Omit<ScxmlStep, 'id' | 'source' | 'isForbidden'>) => {
      const before = steps.filter((each) => each.source === path && each.event === step.event);
      const isForbidden = step.targets === null && step.actions.length === 0;
      const number = String(before.length + 1);
      steps.push({ ...step, id: `${path} on ${step.event} #${number}`, source: path, isForbidden });
    };
    if (start !== undefined) {
      const none = { reenter: false, rule: null, actions: [], delay: null } as const;
      add({ ...none, kind: 'initial', event: 'initial', targets: [pathOf(start)] });
    }
    for (const transition of childrenOf(element, 'transition')) {
      const { event, cond, target, type } = transition.attributes;
      const targets = target?.split(' ').map(pathOf) ?? null;
      add({
        ...triggerOf(element, event),
        targets,
        reenter: targets ? type !== 'internal' : type === 'external',
        rule: cond === undefined ? null : readCondition(cond),
        actions: actionsIn(transition),
      });
    }
    for (const child of inner) readState(child, path);
  };
  for (const root of file.children) readState(root, null);
  return { id, states: found, transitions: steps };
}
