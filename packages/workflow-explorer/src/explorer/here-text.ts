import type { ExplorerSource } from '../source';
import { explorerMessages } from './explorer.messages';

const messages = explorerMessages.here;

/** The mark of the active state of a source: “You are here”; null where it shows none. */
export function hereText(source: ExplorerSource): string | null {
  if (source.kind === 'item') return source.asOf ? messages.itemThen : messages.item;
  if (source.kind === 'simulation') return messages.trial;
  if (source.kind === 'actor' && source.asOf) return messages.actorThen;
  if (source.kind === 'actor') return source.hasEnded ? messages.ended : messages.running;
  return null;
}
