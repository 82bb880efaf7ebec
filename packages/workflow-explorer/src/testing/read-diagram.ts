import type { WordRule } from './read-rule';
import { readRule } from './read-rule';

interface ReadState {
  readonly id: string;
  readonly label: string;
  /** Null at the top. */
  readonly parent: string | null;
  readonly inner: string[];
  start: string | null;
  isFinal: boolean;
  /** The lines between parallel states. */
  dividers: number;
}

/** A line of a diagram from one state to another. */
export interface ReadArrow {
  readonly from: string;
  readonly to: string;
  readonly words: string;
  readonly isStaying: boolean;
  readonly isForbidden: boolean;
  readonly reenter: boolean;
  readonly rule: WordRule | null;
}

function readArrow(from: string, to: string, label: string): ReadArrow {
  const [, words = '', mark = '', rule = ''] =
    /^(.*?)(?: \((starts again|(?:stays|ignored)(?:, reenter unused)?)\))?(?: \[(.*)\])?$/u.exec(
      label,
    ) ?? [];
  return {
    from,
    to,
    words,
    isStaying: /^(?:stays|ignored)/u.test(mark),
    isForbidden: mark.startsWith('ignored'),
    reenter: /(?:starts again|reenter unused)$/u.test(mark),
    rule: readRule(rule),
  };
}

/** Reads a state diagram as Mermaid and PlantUML are written here. Any other line is an error. */
export function readDiagram(text: string) {
  const newState = (id: string, label: string, parent: string | null): ReadState => {
    return { id, label, parent, inner: [], start: null, isFinal: false, dividers: 0 };
  };
  const top = newState('', '', null);
  const states = new Map<string, ReadState>();
  const arrows: ReadArrow[] = [];
  const limits: string[] = [];
  let open = top;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (['', 'stateDiagram-v2', '@startuml', '@enduml'].includes(line)) continue;
    const [, limit] = /^(?:%%|') (.*)$/u.exec(line) ?? [];
    const [, label = '', id, block] = /^state "([^"]*)" as (\w+)( \{)?$/u.exec(line) ?? [];
    const [, from = '', to = '', words] =
      /^([\w[\]*]+) --> ([\w[\]*]+)(?: : (.*))?$/u.exec(line) ?? [];
    const ended = to === '[*]' ? states.get(from) : undefined;
    if (limit !== undefined) limits.push(limit);
    else if (id !== undefined) {
      if (states.has(id)) throw new Error(`Two states are called ${id}.`);
      const state = newState(id, label, open === top ? null : open.id);
      states.set(id, state);
      open.inner.push(id);
      if (block !== undefined) open = state;
    } else if (line === '}') open = states.get(open.parent ?? '') ?? top;
    else if (line === '--') open.dividers += 1;
    else if (from === '[*]' && words === undefined) open.start = to;
    else if (ended && words === undefined) ended.isFinal = true;
    else if (words !== undefined) arrows.push(readArrow(from, to, words));
    else throw new Error(`A line that is no part of a diagram: ${line}`);
  }
  return { top, states: [...states.values()], arrows, limits };
}
