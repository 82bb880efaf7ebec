/**
 * The network between a caller and the operations. On a server the real network does all of it; the
 * mock backend imitates delays and faults here.
 */
export interface Network {
  /** Called before anything is done. Throws the failure of a call that does not arrive. */
  request(operation: string): void;
  /** Returns the delay of the answer in milliseconds, given the operation's own delay. */
  delay(ms: number): number;
  /** Called after everything is done. Throws the failure of an answer that does not arrive. */
  response(operation: string): void;
}

/** Every call and every answer arrives at once. */
export const directNetwork: Network = {
  request: () => undefined,
  delay: () => 0,
  response: () => undefined,
};
