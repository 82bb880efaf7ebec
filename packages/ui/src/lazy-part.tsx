import type { ComponentType, ReactNode } from 'react';
import { createElement, Suspense, use, useEffect } from 'react';

import { afterPaint } from './after-paint';
import { loadOnce } from './load-once';

/** A component whose code loads when it is first shown. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Preloads its code, so that it renders at once. */
  load(): Promise<ComponentType<Props>>;
}

/**
 * A large (over 15 kB) or rarely shown part of a screen. It suspends until its code is loaded, and
 * fails like data that cannot be loaded, so wrap it in a `Load`.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const code = loadOnce(importPart);
  const Part = (props: Props) => createElement(use(code.load()), props);
  return Object.assign(Part, { load: code.load });
}

/** The same for a dialog, a menu or a notice: it renders nothing until its code is loaded. */
export function lazyDialog<Props extends object>(
  importDialog: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Part = lazyPart(importDialog);
  const Dialog = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Dialog, { load: Part.load });
}

/** Preloads parts once the page is painted. A failed load is reported when the part is shown. */
export function usePreload(parts: readonly { load(): Promise<unknown> }[]): void {
  useEffect(
    () =>
      afterPaint(() => {
        for (const { load } of parts) load().catch(() => undefined);
      }),
    [parts],
  );
}
