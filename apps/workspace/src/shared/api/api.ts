import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { RouterUtils } from '@orpc/tanstack-query';
import { createContext, use } from 'react';

/** The operations as TanStack Query options: no query key is written by hand. */
export type Api = RouterUtils<WorkspaceClient>;

export interface ApiServices {
  api: Api;
  client: WorkspaceClient;
}

const ApiContext = createContext<ApiServices | null>(null);

/** Provides the operations to the screens below: the worker's in the app, an in-process backend's in stories. */
export const ApiProvider = ApiContext.Provider;

function useServices(): ApiServices {
  const services = use(ApiContext);
  if (!services) throw new Error('This screen stands outside of an ApiProvider.');
  return services;
}

export const useApi = (): Api => useServices().api;

/** The operations as plain functions, for actors of machines. */
export const useClient = (): WorkspaceClient => useServices().client;
