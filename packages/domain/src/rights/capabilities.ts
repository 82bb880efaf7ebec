import type { GlobalRole } from '../account/user.schema';

/** The matrix in settings: what each global role can do (docs/product/permissions.md#capabilities-in-settings). */
export const capabilities: readonly ({ readonly label: string } & Readonly<
  Record<GlobalRole, boolean>
>)[] = [
  { label: 'Manage Brand Assets', admin: true, manager: true, member: false },
  { label: 'View Brand Assets', admin: true, manager: true, member: true },
  { label: 'Create Content', admin: true, manager: true, member: false },
  { label: 'Approve Content', admin: true, manager: true, member: false },
  { label: 'Generate AI Content', admin: true, manager: true, member: false },
  { label: 'Create Campaigns', admin: true, manager: true, member: false },
  { label: 'Manage Budgets', admin: true, manager: false, member: false },
  { label: 'View Performance', admin: true, manager: true, member: true },
  { label: 'Upload Files', admin: true, manager: true, member: false },
  { label: 'Download Files', admin: true, manager: true, member: true },
  { label: 'Delete Files', admin: true, manager: true, member: false },
  { label: 'Manage Team', admin: true, manager: true, member: false },
  { label: 'Invite Members', admin: true, manager: true, member: false },
];
