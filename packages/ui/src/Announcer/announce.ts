/** One thing to say, once. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly isAssertive: boolean;
  /** Aborted once it no longer holds. */
  readonly signal: AbortSignal | undefined;
}

type Listener = (announcement: Announcement) => void;

const listeners = new Set<Listener>();
// Announcements before the regions exist, as at start-up, are kept until then.
let waiting: Announcement[] = [];
let nextId = 1;

/**
 * Speaks one sentence to screen readers through the Announcer's live regions.
 * @param options.assertive interrupts the present speech; only for failures.
 * @param options.signal removes the sentence from its region once aborted; by default after ten seconds.
 */
export function announce(
  text: string,
  { assertive = false, signal }: { assertive?: boolean; signal?: AbortSignal } = {},
): void {
  const announcement = { id: nextId, text, isAssertive: assertive, signal };
  nextId += 1;
  if (listeners.size === 0) waiting.push(announcement);
  for (const listener of listeners) listener(announcement);
}

/** Hears every announcement, the ones that waited first. Returns how to stop. */
export function listenForAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  const missed = waiting;
  waiting = [];
  for (const announcement of missed) listener(announcement);
  return () => {
    listeners.delete(listener);
  };
}
