import type { AnyEventObject } from 'xstate';

import { trialMessages as messages } from './trial.messages';

/** The line in which a text stops being JSON, counted from 1; null where the browser does not say. */
function lineOf(text: string, { message }: Error): number | null {
  const [, line] = /line (\d+)/u.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /position (\d+)/u.exec(message) ?? [];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}

/** The event that a text is as JSON, or what is wrong with the text. */
export function eventIn(
  text: string,
): { readonly event: AnyEventObject } | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: messages.noJson(error instanceof Error ? lineOf(text, error) : null) };
  }
  const isEvent =
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    value.type !== '';
  return isEvent ? { event: value as AnyEventObject } : { problem: messages.noType };
}
