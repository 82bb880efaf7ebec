import type {
  GraphDelay,
  GraphState,
  GraphTransition,
  Json,
  StatePath,
} from '@brandroom/statechart/graph';
import { rootPath } from '@brandroom/statechart/read-machine';

/** The labels of a chart. */
export interface Labels {
  label(path: StatePath): string;
}

export const number = new Intl.NumberFormat('en-US');

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

/** A tag in words. `terminal` does not say “final”, because such a state may have steps. */
export function tagName(tag: string): string {
  return tag === 'terminal' ? 'End' : fromName(tag);
}

/** A text that the meta of a state or step gives; null without one. */
export function fieldOf(meta: Json, field: string): string | null {
  if (typeof meta !== 'object' || meta === null || Array.isArray(meta)) return null;
  const value = (meta as Readonly<Record<string, Json>>)[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The label that its meta gives, or the words of its key. The root is named by the machine's id. */
export function stateLabel(state: GraphState, machineId: string): string {
  const key = state.path === rootPath ? machineId : state.key;
  return fieldOf(state.meta, 'label') ?? fromName(key);
}

/** A duration for people: “5 s”, “2 min”. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${number.format(ms)} ms`;
  if (ms < 60_000) return `${number.format(Math.round(ms / 100) / 10)} s`;
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

/** A step without a target, in words. */
export function stayText({ isForbidden, reenter }: GraphTransition, stays: string): string {
  const kind = isForbidden ? 'Ignored on purpose' : stays;
  return reenter ? `${kind} (${unusedReenter})` : kind;
}

/** “Approved”, or “Paying and On” in a parallel state. */
export const labelsOf = (labels: Labels, targets: readonly StatePath[]) =>
  targets.map((target) => labels.label(target)).join(' and ');

/** Where a step leads, in words: “Leads to Approved”. */
export function targetText(labels: Labels, step: GraphTransition): string {
  const { targets, reenter } = step;
  if (!targets) return stayText(step, 'Stays in this state');
  return `Leads to ${labelsOf(labels, targets)}${reenter ? ', starting this state again' : ''}`;
}
