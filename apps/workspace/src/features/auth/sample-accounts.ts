/** The sample accounts on the sign-in page (docs/product/permissions.md#accounts-and-sessions). */
export const sampleAccounts = [
  { email: 'admin@example.com', role: 'Admin' },
  { email: 'manager@example.com', role: 'Manager' },
  { email: 'editor@example.com', role: 'Editor' },
  { email: 'viewer@example.com', role: 'Viewer' },
] as const;
