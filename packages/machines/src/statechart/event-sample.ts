/** An event with payload, for the explorer to send and the tests to try in every state. */
export interface EventSample<Event> {
  readonly name: string;
  readonly event: Event;
  /** It assumes an earlier event of the same item, so no path counts on it. */
  readonly assumesHistory?: boolean;
  /** Assumes something unusual about the item, so no answer to who can take the step depends on it. */
  readonly isSpecialCase?: boolean;
}
