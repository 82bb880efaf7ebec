import type { Chart } from '../chart/chart';
import type { ExplorerSource } from '../source';
import { innermost } from '../trial/situations';
import { timelineMessages as messages } from './timeline.messages';

/** An announcement of a change to an item or a running process. */
export interface News {
  /** Whose change it is. */
  readonly of: string;
  /** Differs for each announced change. Events that move no process are not announced. */
  readonly mark: string;
  readonly text: string;
}

/** The latest change of a source in one sentence; null if it can’t change on its own. */
export function newsOf(chart: Chart, source: ExplorerSource): News | null {
  if (source.kind !== 'item' && source.kind !== 'actor') return null;
  const { kind, name, snapshot, trace } = source;
  const paths = innermost(snapshot);
  const [latest] = trace;
  const states = paths.map((path) => chart.label(path)).join(', ');
  const of = kind === 'item' ? source.href : kind;
  return kind === 'item' && latest
    ? { of, mark: latest.id, text: `${latest.title}. ${messages.now(name, states)}` }
    : { of, mark: paths.join(' '), text: messages.now(name, states) };
}

/** Facts of one change can arrive one after another, in milliseconds. */
const settling = 500;
/** At most one sentence is announced in this time. */
const pause = 5000;

export interface Throttle {
  change: () => void;
  stop: () => void;
}

/** Calls back soon after a change, and once for all changes in the pause that follows. */
export function throttled(tell: () => void): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUntold = false;
  function next(): void {
    timer = undefined;
    if (!isUntold) return;
    isUntold = false;
    tell();
    timer = setTimeout(next, pause);
  }
  return {
    change: () => {
      isUntold = true;
      timer ??= setTimeout(next, settling);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
