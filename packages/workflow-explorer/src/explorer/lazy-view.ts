import type { ReactNode } from 'react';
import { createElement, use } from 'react';

/** A view whose code loads when it is first shown, or ahead by `load`. */
export interface LazyView<Props extends object> {
  (props: Props): ReactNode;
  load(): Promise<(props: Props) => ReactNode>;
}

/** Milliseconds before a failed load may be tried again. Without a pause, each render would retry. */
const failureLasts = 1000;

export function lazyView<Props extends object>(
  importView: () => Promise<(props: Props) => ReactNode>,
): LazyView<Props> {
  let loading: Promise<(props: Props) => ReactNode> | null = null;
  const load = () => {
    if (loading) return loading;
    const view = importView();
    loading = view;
    view.then(
      // React reads these of a promise, and suspends once without them.
      (value) => Object.assign(view, { status: 'fulfilled', value }),
      () => {
        setTimeout(() => {
          loading = null;
        }, failureLasts);
      },
    );
    return view;
  };
  const View = (props: Props) => createElement(use(load()), props);
  return Object.assign(View, { load });
}
