/** How long a page waits for what it needs before it opens with a skeleton, in milliseconds. */
const patience = 150;

/**
 * For loaders: waits a moment for the data and code of a page that is opened. Quick answers are then shown without a
 * skeleton, which React would keep for 300 ms. A page that stays, with other filters, waits for nothing. The part that
 * reads the data says what failed.
 */
export function soon(
  cause: 'enter' | 'stay' | 'preload',
  work: readonly Promise<unknown>[],
): Promise<void> | undefined {
  const all = Promise.allSettled(work);
  if (cause === 'stay') return undefined;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    void all.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
