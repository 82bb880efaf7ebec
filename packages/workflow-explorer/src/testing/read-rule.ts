import type { GraphRule } from '@brandroom/statechart/graph';

import { ruleText } from '../chart/rule-text';

/** A rule as text describes it: its groups, and each single rule by its text. */
export type WordRule = string | { readonly op: string; readonly parts: readonly WordRule[] };

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The parts between the operators outside of any bracket. */
function partsAt(text: string, operator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if ('({['.includes(sign)) depth += 1;
    if (')}]'.includes(sign)) depth -= 1;
    if (depth > 0 || !text.startsWith(operator, index)) continue;
    parts.push(text.slice(start, index));
    start = index + operator.length;
  }
  return [...parts, text.slice(start)];
}

function readGroup(text: string): WordRule {
  for (const op of ['and', 'or']) {
    const parts = partsAt(text, ` ${op} `);
    if (parts.length > 1) return { op, parts: parts.map(readGroup) };
  }
  const [opposite, verb = '', rest = ''] =
    /^(?:(is|was|may|can) not |has no |not )(.+)$/u.exec(text) ?? [];
  if (opposite !== undefined) {
    const plain = opposite.startsWith('has') ? `has ${rest}` : `${verb} ${rest}`.trim();
    return { op: 'not', parts: [readGroup(plain)] };
  }
  return text.startsWith('(') && text.endsWith(')') ? readGroup(text.slice(1, -1)) : text;
}

/** Reads a rule from its words; null without one. */
export function readRule(text: string): WordRule | null {
  return text === '' ? null : readGroup(lowerFirst(text));
}

/**
 * The rule of a graph in the same form. A group of one is that one.
 *
 * @param plain the words as the format can carry them
 */
export function wordRule(
  rule: GraphRule | null,
  plain: (words: string) => string = (words) => words,
): WordRule | null {
  if (rule === null) return null;
  if (rule.op !== 'and' && rule.op !== 'or' && rule.op !== 'not')
    return plain(lowerFirst(ruleText(rule)));
  const parts = rule.parts.flatMap((part) => wordRule(part, plain) ?? []);
  const [only] = parts;
  return rule.op !== 'not' && parts.length === 1 && only !== undefined
    ? only
    : { op: rule.op, parts };
}
