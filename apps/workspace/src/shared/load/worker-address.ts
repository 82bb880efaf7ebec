type Trust = (url: string) => string | TrustedScriptURL;

let trust: Trust = (url) => url;

/** Sets how the addresses of workers become trusted; the app does so before it starts one. */
export function trustWorkersBy(next: Trust): void {
  trust = next;
}

/** Returns an address that `new Worker` accepts; throws for one that is not the app's own. */
export function workerAddress(url: string): string {
  // A worker takes the policy's object where there is one; the type of its parameter lags behind.
  return trust(url) as string;
}
