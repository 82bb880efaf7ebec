/** An event with payload, for the explorer to send and the tests to try in every state. */
export interface EventSample<Event> {
  readonly name: string;
  readonly event: Event;
}
