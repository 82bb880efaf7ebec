import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { FlagRight } from '@brandroom/domain/rights/flags';

import type { Person } from '../test-world';
import { people } from '../test-world';

export type Outcome = 'ok' | 'unauthenticated' | 'forbidden' | 'notFound';
export type CallerName = 'nobody' | Person;

export const callers: readonly CallerName[] = ['nobody', ...(Object.keys(people) as Person[])];

/** Sets of permission flags. Each set alone is enough. */
export type FlagSets = readonly (readonly FlagRight[])[];

/** One call of an operation, and who may make it. */
export interface OperationRow {
  /** The operation's name in the contract. */
  readonly operation: string;
  /** The target of the call, where one operation has several rows. */
  readonly on?: string;
  readonly call: (client: WorkspaceClient) => Promise<unknown>;
  readonly expected: Readonly<Record<CallerName, Outcome>>;
  /**
   * The flags a viewer of the brand needs (docs/product/permissions.md#operations).
   * In a row without them, no flag makes a difference.
   */
  readonly flags?: FlagSets;
}

const outcomes = { ok: 'ok', who: 'unauthenticated', no: 'forbidden', none: 'notFound' } as const;
type Short = keyof typeof outcomes;

/** Returns the outcome for each caller: nobody, viewer, editor, manager, admin, outsider, custom. */
export function expecting(
  ...[nobody, viewer, editor, manager, admin, outsider, custom]: [
    Short,
    Short,
    Short,
    Short,
    Short,
    Short,
    Short,
  ]
): Record<CallerName, Outcome> {
  return {
    nobody: outcomes[nobody],
    viewer: outcomes[viewer],
    editor: outcomes[editor],
    manager: outcomes[manager],
    admin: outcomes[admin],
    outsider: outcomes[outsider],
    custom: outcomes[custom],
  };
}

/** Reads a stream to its end and returns its result. */
export async function toEnd(iterator: AsyncIterator<unknown, unknown>): Promise<unknown> {
  for (;;) {
    const { done, value } = await iterator.next();
    if (done) return value;
  }
}
