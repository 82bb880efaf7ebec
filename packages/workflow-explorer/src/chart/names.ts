import type {
  GraphAction,
  GraphDelay,
  GraphRule,
  GraphState,
  GraphTransition,
  GraphValue,
  Json,
} from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';

const number = new Intl.NumberFormat('en-US');

/** Turns a name of the code into words: `soldOut` becomes “Sold out”, `sold-out` too. */
export function fromName(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim();
  // An abbreviation stays as it is.
  const plain = words === words.toUpperCase() ? words : words.toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function fieldOf(meta: Json, field: string): string | null {
  if (typeof meta !== 'object' || meta === null || Array.isArray(meta)) return null;
  const value = (meta as Readonly<Record<string, Json>>)[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The label that its meta gives, or the words of its key. The root is named by the machine's id. */
export function stateLabel(state: GraphState, machineId: string): string {
  const key = state.path === rootPath ? machineId : state.key;
  return fieldOf(state.meta, 'label') ?? fromName(key);
}

/** Returns the origin of a state or step: the page that specifies it, or that it was added. */
export function originOf(meta: Json): {
  readonly isAdded: boolean;
  readonly specRef: string | null;
} {
  return { isAdded: fieldOf(meta, 'origin') === 'added', specRef: fieldOf(meta, 'specRef') };
}

/** A duration for people: “5 s”, “2 min”. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${number.format(ms)} ms`;
  if (ms < 60_000) return `${number.format(ms / 1000)} s`;
  if (ms < 3_600_000) return `${number.format(Math.round(ms / 6000) / 10)} min`;
  if (ms < 172_800_000) return `${number.format(Math.round(ms / 360_000) / 10)} h`;
  return `${number.format(Math.round(ms / 86_400_000))} days`;
}

export function delayText(delay: GraphDelay): string {
  if ('ms' in delay) return durationText(delay.ms);
  const ms = delay.of && 'data' in delay.of ? delay.of.data : null;
  return typeof ms === 'number' ? durationText(ms) : fromName(delay.name).toLowerCase();
}

const triggers: Readonly<Record<GraphTransition['kind'], (step: GraphTransition) => string>> = {
  event: ({ event }) => {
    if (event === '*') return 'Any other event';
    if (event.endsWith('.*')) return `Any ${event.slice(0, -2)} event`;
    return event.includes('.') ? event : fromName(event);
  },
  always: () => 'Automatically',
  after: ({ delay }) => `After ${delay ? delayText(delay) : 'a delay'}`,
  'state-done': () => 'When finished',
  'actor-done': ({ event }) => `${fromName(event.replace(/ done$/u, ''))} succeeds`,
  'actor-error': ({ event }) => `${fromName(event.replace(/ failed$/u, ''))} fails`,
  'actor-snapshot': ({ event }) => `${fromName(event.replace(/ changed$/u, ''))} changes`,
  route: () => 'Opened directly',
  initial: () => 'Start',
  history: () => 'When nothing is remembered',
};

/** The trigger of a step, where the machine gives no words of its own. */
export function triggerText(step: GraphTransition): string {
  return triggers[step.kind](step);
}

/** The text of the step's button. */
export function transitionLabel(transition: GraphTransition): string {
  return transition.description ?? triggerText(transition);
}

/** Said of a step that asks to start its state again: XState does so only where it has a target. */
export const unusedReenter = 'reenter unused';

/** The suffix in the label of a step that is ignored, stays, or leaves its state and enters it again. */
export function kindSuffix({ targets, isForbidden, reenter }: GraphTransition): string {
  if (targets) return reenter ? ' (starts again)' : '';
  const kind = isForbidden ? 'ignored' : 'stays';
  return reenter ? ` (${kind}, ${unusedReenter})` : ` (${kind})`;
}

function dataText(value: Json): string {
  if (typeof value === 'number') return number.format(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function valueText(value: GraphValue | null): string {
  if (value === null) return '';
  return 'computed' in value ? 'computed when it runs' : dataText(value.data);
}

function paramsText(params: GraphValue | null): string {
  if (params === null) return '';
  if ('computed' in params) return ' (computed)';
  const { data } = params;
  const parts =
    typeof data === 'object' && data !== null && !Array.isArray(data)
      ? Object.entries(data).map(([key, value]) => `${key} ${dataText(value)}`)
      : [dataText(data)];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

/** A rule in one line: “May publish and has date”. Nested groups stand in brackets. */
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
  if (rule.op === 'not') return `not ${parts.join('')}`;
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

/** The delay of an action: one with a name has what it stands for beside it. */
function delayIn(value: GraphValue): string {
  const isNamed = 'data' in value && typeof value.data === 'object' && value.data !== null;
  return isNamed ? delayText(value.data as unknown as GraphDelay) : valueText(value);
}
