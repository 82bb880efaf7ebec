import type {
  GraphAction,
  GraphDelay,
  GraphRule,
  GraphValue,
  Json,
} from '@brandroom/statechart/graph';

import { delayText, fromName, number } from './names';

function dataText(value: Json): string {
  if (typeof value === 'number') return number.format(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function valueText(value: GraphValue | null): string {
  if (value === null) return '';
  return 'computed' in value ? 'computed when it runs' : dataText(value.data);
}

function paramsText(params: GraphValue | null): string {
  // A value that is computed when it runs says nothing here.
  if (params === null || 'computed' in params) return '';
  const { data } = params;
  const parts =
    typeof data === 'object' && data !== null && !Array.isArray(data)
      ? Object.entries(data).map(([key, value]) => `${key} ${dataText(value)}`)
      : [dataText(data)];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

/** The opposite of a rule: “was not scheduled”, “has no date”, “not busy”. */
function negated(text: string): string {
  if (text.startsWith('has ')) return text.replace('has', 'has no');
  return /^(?:is|was|may|can) /u.test(text) ? text.replace(' ', ' not ') : `not ${text}`;
}

/** A rule in one line: “May publish and has date”. Nested groups are in brackets. */
export function ruleText(rule: GraphRule | null): string {
  if (rule === null) return '';
  const text = written(rule, false);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function written(rule: GraphRule, isInner: boolean): string {
  if (rule.op === 'unnamed') return 'an unnamed rule';
  if (rule.op === 'isIn') return `is in ${dataText(rule.state)}`;
  if (rule.op === 'named') return `${fromName(rule.name).toLowerCase()}${paramsText(rule.params)}`;
  const parts = rule.parts.map((part) => written(part, true));
  if (rule.op === 'not') return negated(parts.join(''));
  const text = parts.join(` ${rule.op} `);
  return isInner && parts.length > 1 ? `(${text})` : text;
}

/** An action in words: “Record approval”. */
export function actionText(action: GraphAction): string {
  if (action.kind === 'unnamed') return 'An unnamed action';
  if (action.kind === 'named') return `${fromName(action.name)}${paramsText(action.params)}`;
  const shown = Object.entries(action.params)
    .filter(([, value]) => 'data' in value)
    .map(([key, value]) => `${key} ${key === 'delay' ? delayIn(value) : valueText(value)}`);
  return [fromName(action.name), ...shown].join(', ');
}

/** The delay of an action; a named one with its value. */
function delayIn(value: GraphValue): string {
  const isNamed = 'data' in value && typeof value.data === 'object' && value.data !== null;
  return isNamed ? delayText(value.data as unknown as GraphDelay) : valueText(value);
}
