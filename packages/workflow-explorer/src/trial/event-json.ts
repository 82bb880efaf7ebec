import type { AnyEventObject } from 'xstate';

import { trialMessages as messages } from './trial.messages';

/** The event of a JSON text, or the error in it. */
export function eventIn(
  text: string,
): { readonly event: AnyEventObject } | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: messages.noJson };
  }
  const isEvent =
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    value.type !== '';
  return isEvent ? { event: value as AnyEventObject } : { problem: messages.noType };
}
