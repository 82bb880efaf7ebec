import type { ReactNode } from 'react';
import { createElement, use } from 'react';

/** A view whose code loads when it is first shown, or ahead by `load`. */
export interface LazyView {
  (): ReactNode;
  load(): Promise<() => ReactNode>;
}

/** A failed load is tried again after a second: a render because of the failure would retry without end. */
const failureLasts = 1000;

export function lazyView(importView: () => Promise<() => ReactNode>): LazyView {
  let loaded: (() => ReactNode) | null = null;
  let loading: Promise<() => ReactNode> | null = null;
  const load = () => {
    loading ??= importView().then(
      (view) => {
        loaded = view;
        return view;
      },
      (error: unknown) => {
        setTimeout(() => {
          loading = null;
        }, failureLasts);
        throw error;
      },
    );
    return loading;
  };
  // Even a promise that has been kept suspends once.
  const View = () => createElement(loaded ?? use(load()));
  return Object.assign(View, { load });
}
