/** How long a page waits for its data and code before it opens with a skeleton, in milliseconds. */
const patience = 150;

/**
 * For loaders: waits briefly for the data and code of a page. A fast response then renders without
 * a skeleton, which React would keep for 300 ms. A change of filters on the same page does not
 * wait. The component that reads the data reports a failure.
 */
export function waitBriefly(
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
