import type { Auth } from '../auth/auth';
import type { Clock } from '../time/clock';
import type { WorkspaceServices } from './api';

/** The context of every route. */
export interface RouterContext {
  auth: Auth;
  /** Loads the query cache and its options once; the sign-in pages do not need them. */
  loadServices(): Promise<WorkspaceServices>;
  now: Clock;
}
