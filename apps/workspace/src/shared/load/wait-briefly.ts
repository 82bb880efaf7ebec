/** How long a page waits for its data and code before it opens with a skeleton, in milliseconds. */
const patience = 150;

/** Resolves when the work has ended, well or not, or after 150 ms. */
export function briefly(work: readonly Promise<unknown>[]): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    void Promise.allSettled(work).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * For loaders: waits briefly for the data and code of a page. A fast response then renders without
 * a skeleton, which React would keep for 300 ms. A change of filters on the same page does not
 * wait. The component that reads the data reports a failure.
 */
export function waitBriefly(
  cause: 'enter' | 'stay' | 'preload',
  work: readonly Promise<unknown>[],
): Promise<void> | undefined {
  const waited = briefly(work);
  return cause === 'stay' ? undefined : waited;
}
