import type { BrandRole, GlobalRole } from '../account/user.schema';

export const globalRoleLabels: Record<GlobalRole, string> = {
  admin: 'Admin',
  manager: 'Manager',
  member: 'Member',
};

export const brandRoleLabels: Record<BrandRole, string> = {
  admin: 'Admin',
  editor: 'Editor',
  viewer: 'Viewer',
};
