type Trust = (url: string) => string | TrustedScriptURL;

let trust: Trust = (url) => url;

/**
 * Sets the function that makes worker addresses trusted; the app calls it before it starts a
 * worker.
 */
export function trustWorkersBy(next: Trust): void {
  trust = next;
}

/** Returns an address that `new Worker` accepts; throws for any that is not the app's own. */
export function workerAddress(url: string): string {
  // `Worker` accepts the policy's object; only its TypeScript type lacks that.
  return trust(url) as string;
}
