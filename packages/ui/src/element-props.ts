import type { Ref } from 'react';

/**
 * The props that every component passes on to its outermost element, beside its own: with the rest of the props go
 * `data-` attributes. The conformance check of the stories holds every component to it.
 */
export interface ElementProps<Root extends Element = HTMLElement> {
  ref?: Ref<Root>;
  /** Added to the component's own classes, for layouts around it. */
  className?: string | undefined;
  id?: string;
}

/** Class names in one attribute, without the undefined ones. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
