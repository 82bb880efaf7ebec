import type { StatePath } from '@brandroom/statechart/graph';

import type { ExplorerSource, Samples } from '../source';
import { snapshotIn } from '../source';
import type { Explorer } from './explorer-context';
import { explorerMessages } from './explorer.messages';

const messages = explorerMessages.here;

function markOf(source: ExplorerSource): string | null {
  if (source.kind === 'item') return source.asOf ? messages.itemThen : messages.item;
  if (source.kind === 'simulation') return messages.trial;
  if (source.kind === 'actor' && source.asOf) return messages.actorThen;
  if (source.kind === 'actor') return source.hasEnded ? messages.ended : messages.running;
  return null;
}

/** Whether a process ended in this state, so that it takes no step. */
export function hasEndedIn(
  { source, active }: Pick<Explorer, 'source' | 'active'>,
  path: StatePath,
) {
  return source.kind === 'actor' && !source.asOf && source.hasEnded && active.has(path);
}

/** The mark of the active state of a source, with what it is about: “Running here: logo.svg”; null where it shows none. */
export function hereText(source: ExplorerSource, { subject }: Samples): string | null {
  const mark = markOf(source);
  const about = mark === null ? null : subject?.(snapshotIn(source)?.context);
  return about ? `${mark}: ${about}` : mark;
}
