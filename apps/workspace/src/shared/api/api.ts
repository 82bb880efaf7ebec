import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { RouterUtils } from '@orpc/tanstack-query';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

import type { SharedActors } from '../actors/shared-actors';
import type { AuthActor } from '../auth/auth';

/** The operations as TanStack Query options, so that no query key is written by hand. */
export type Api = RouterUtils<WorkspaceClient>;

/** The services of the signed-in part. */
export interface WorkspaceServices {
  api: Api;
  client: WorkspaceClient;
  queryClient: QueryClient;
  auth: AuthActor;
  actors: SharedActors;
}

const ServicesContext = createContext<WorkspaceServices | null>(null);

/** Provides the services to the screens below: the worker's in the app, an in-process backend's in stories. */
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): WorkspaceServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('This screen is outside of a ServicesProvider.');
  return services;
}

export const useApi = (): Api => useServices().api;

/** The operations as plain functions, for actors of machines. */
export const useClient = (): WorkspaceClient => useServices().client;
