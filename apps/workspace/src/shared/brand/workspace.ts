import type { User } from '@brandroom/domain/account/user.schema';
import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { createContext, use } from 'react';

/** The signed-in user and their current brand. */
export interface Workspace {
  user: User;
  brandId: BrandId | null;
  /** Null while brands load, and when none is chosen. */
  brand: Brand | null;
}

const WorkspaceContext = createContext<Workspace | null>(null);
export const WorkspaceProvider = WorkspaceContext.Provider;

export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('This screen was rendered outside the signed-in shell.');
  return workspace;
}
