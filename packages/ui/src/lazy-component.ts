import type { ComponentType } from 'react';
import { lazy } from 'react';

/** A component whose code loads when it is first rendered; put it into a `Suspense`. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}
