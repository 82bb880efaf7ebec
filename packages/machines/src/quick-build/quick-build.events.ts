import type { Brand } from '@brandroom/domain/brand/brand.schema';

import type { Failure } from '../refusal/failure';

export interface QuickBuildRequest {
  readonly url: string;
}

export type QuickBuildEvent =
  | { type: 'START'; request: QuickBuildRequest }
  /** So many of the steps of `quickBuildSteps` are done. */
  | { type: 'PROGRESS'; done: number }
  | { type: 'CANCEL' }
  | { type: 'RETRY' };

export interface QuickBuildInput {
  readonly request: QuickBuildRequest | null;
  /** Called with the number of steps that are done. */
  readonly report: (done: number) => void;
}

export interface QuickBuildContext {
  /** The last request, which RETRY repeats. */
  readonly request: QuickBuildRequest | null;
  readonly isRunning: boolean;
  /** How many steps of the running build are done. */
  readonly done: number;
  /** The brand that was built last. */
  readonly brand: Brand | null;
  readonly error: Failure | null;
}
