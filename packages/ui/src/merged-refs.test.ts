import { createRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { expect, test, vi } from 'vitest';

/** Refs only pass their element on, so any object does. */
const element = {} as HTMLDivElement;

/** A ref callback of a component, whose clean-up removes its listeners. */
function listening() {
  const stop = vi.fn<() => void>();
  return { stop, ref: (shown: HTMLDivElement | null) => (shown ? stop : undefined) };
}

/** Attaches a ref as React does, and returns what detaches it. */
function attach(ref: ReturnType<typeof mergeRefs<HTMLDivElement>>): () => void {
  if (typeof ref !== 'function') throw new Error('The merged ref is no callback.');
  const cleanUp = ref(element);
  return () => (cleanUp ? cleanUp() : void ref(null));
}

test('a merged ref runs the clean-up of each ref once, when its element leaves the page', () => {
  const own = listening();
  const given = listening();
  const detach = attach(mergeRefs<HTMLDivElement>(own.ref, given.ref));
  expect(own.stop).not.toHaveBeenCalled();
  detach();
  expect(own.stop).toHaveBeenCalledOnce();
  expect(given.stop).toHaveBeenCalledOnce();
});

test('a merged ref clears refs without a clean-up, beside one that has it', () => {
  const own = listening();
  const setElement = vi.fn<(shown: HTMLDivElement | null) => void>();
  const given = createRef<HTMLDivElement>();
  const detach = attach(mergeRefs<HTMLDivElement>(own.ref, setElement, given));
  expect(given.current).toBe(element);
  detach();
  expect(own.stop).toHaveBeenCalledOnce();
  expect(setElement).toHaveBeenLastCalledWith(null);
  expect(given.current).toBeNull();
});
