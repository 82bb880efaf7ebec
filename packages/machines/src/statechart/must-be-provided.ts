import type { EventObject } from 'xstate';
import { fromCallback, fromPromise } from 'xstate';

/**
 * The default of a named actor. A machine knows that an effect happens and its possible outcomes;
 * the effect itself is supplied with `.provide()`.
 */
export function mustBeProvided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor "${name}" must be provided.`)),
  );
}

/** The default of a named actor that sends events while it runs. */
export function callbackMustBeProvided<Input>(name: string) {
  return fromCallback<EventObject, Input>(() => {
    throw new Error(`The actor "${name}" must be provided.`);
  });
}
