/** The sample accounts that sign-in offers (decisions section 1). */
export const sampleAccounts = [
  { email: 'admin@example.com', role: 'Admin' },
  { email: 'manager@example.com', role: 'Manager' },
  { email: 'editor@example.com', role: 'Editor' },
  { email: 'viewer@example.com', role: 'Viewer' },
] as const;
