import type { GraphRule, Json, MachineGraph, StatePath } from '@brandroom/statechart/graph';

/** A rule as a condition of SCXML can carry it: names with their data, and states by their path. */
export type ConditionRule =
  | { readonly op: 'and' | 'or' | 'not'; readonly parts: readonly ConditionRule[] }
  | { readonly op: 'isIn'; readonly state: StatePath }
  | { readonly op: 'named'; readonly name: string; readonly params: Json }
  | { readonly op: 'unnamed' };

type Read = readonly [rule: ConditionRule, rest: string];

/** The argument of a call that begins after its bracket, and the rest after the call. */
function readArgument(text: string): readonly [argument: string, rest: string] {
  let depth = 1;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (quote !== '') {
      if (sign === '\\') index += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return [text.slice(0, index), text.slice(index + 1)];
  }
  throw new Error(`A call without an end: ${text}`);
}

function readOne(text: string): Read {
  if (text.startsWith('!')) {
    const [part, rest] = readOne(text.slice(1));
    return [{ op: 'not', parts: [part] }, rest];
  }
  if (text.startsWith('(')) {
    const [rule, rest] = readGroup(text.slice(1));
    if (!rest.startsWith(')')) throw new Error(`A group without an end: ${text}`);
    return [rule, rest.slice(1)];
  }
  const start = text.indexOf('(');
  if (start <= 0) throw new Error(`No rule: ${text}`);
  const name = text.slice(0, start);
  const [argument, rest] = readArgument(text.slice(start + 1));
  if (name === 'unnamedRule') return [{ op: 'unnamed' }, rest];
  if (name === 'In') return [{ op: 'isIn', state: argument.slice(1, -1) }, rest];
  const params = argument === '' ? null : (JSON.parse(argument) as Json);
  return [{ op: 'named', name, params }, rest];
}

function readGroup(text: string): Read {
  let [first, rest] = readOne(text);
  const parts = [first];
  let sign: string | undefined;
  for (;;) {
    const [, next] = /^ (&&|\|\|) /u.exec(rest) ?? [];
    if (next === undefined) break;
    if (sign !== undefined && next !== sign) throw new Error(`Signs without brackets: ${text}`);
    sign = next;
    [first, rest] = readOne(rest.slice(4));
    parts.push(first);
  }
  return sign === undefined ? [first, rest] : [{ op: sign === '&&' ? 'and' : 'or', parts }, rest];
}

/** Reads a rule from a condition: `mayEdit() && !isLocked()`. */
export function readCondition(text: string): ConditionRule {
  const [rule, rest] = readGroup(text);
  if (rest !== '') throw new Error(`No part of a condition: ${rest}`);
  return rule;
}

/** The innermost states of a state value: `{ lamp: 'on' }` is in “lamp.on”. */
function pathsIn(value: Json, above: readonly string[] = []): readonly StatePath[] {
  if (typeof value === 'string') return [[...above, value].join('.')];
  return Object.entries(value ?? {}).flatMap(([key, inner]: [string, Json]) =>
    pathsIn(inner, [...above, key]),
  );
}

/** The rule of a graph in the same form. A group of one is that one, and several states are a group. */
export function conditionRule(graph: MachineGraph, rule: GraphRule): ConditionRule {
  const group = (op: 'and' | 'or', parts: readonly ConditionRule[]): ConditionRule => {
    const [only] = parts;
    return parts.length === 1 && only ? only : { op, parts };
  };
  if (rule.op === 'unnamed') return rule;
  if (rule.op === 'named') {
    const { op, name, params } = rule;
    return { op, name, params: params && 'data' in params ? params.data : null };
  }
  if (rule.op === 'isIn') {
    const { state } = rule;
    const byId = typeof state === 'string' && state.startsWith('#') ? state.slice(1) : null;
    const found = graph.states.find(
      ({ path, customId }) => byId === customId || byId === `${graph.id}.${path}`,
    );
    const paths = byId === null ? pathsIn(state) : [found?.path ?? `unknown ${byId}`];
    return group(
      'and',
      paths.map((path) => ({ op: 'isIn', state: path })),
    );
  }
  const parts = rule.parts.map((part) => conditionRule(graph, part));
  return rule.op === 'not' ? { op: 'not', parts } : group(rule.op, parts);
}
