import type { QueryClient } from '@tanstack/react-query';

import type { Auth } from '../auth/auth';
import type { Clock } from '../time/clock';
import type { ApiServices } from './api';

/** What loading the signed-in part brings along. */
export interface WorkspaceServices extends ApiServices {
  queryClient: QueryClient;
}

/** What every route may ask for. */
export interface RouterContext {
  auth: Auth;
  /** Loads the query cache and its options, once; the sign-in pages do without. */
  services(): Promise<WorkspaceServices>;
  now: Clock;
}
