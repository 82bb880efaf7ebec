/** Runs a callback when the browser is idle. Returns a function that cancels it. */
export const whenIdle: (callback: () => void) => () => void =
  'requestIdleCallback' in globalThis
    ? (callback) => {
        const id = requestIdleCallback(callback);
        return () => cancelIdleCallback(id);
      }
    : (callback) => {
        const id = setTimeout(callback, 200);
        return () => clearTimeout(id);
      };
