/** Runs something once the browser has nothing else to do. Returns how to stop. */
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
