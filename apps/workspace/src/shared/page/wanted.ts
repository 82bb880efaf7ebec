let wanted: string | null = null;
const listeners = new Set<() => void>();

/** The id of what a change last led to: a list that is drawn in part draws it. */
export const wantedId = (): string | null => wanted;

/** Says that something is led to, drawn or not. */
export function setWanted(id: string): void {
  wanted = id;
  for (const tell of listeners) tell();
}

/** Calls back whenever something else is wanted. Returns how to stop. */
export function onWanted(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
