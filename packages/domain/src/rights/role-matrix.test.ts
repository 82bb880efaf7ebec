import { expect, it } from 'vitest';

import { globalRoles } from '../account/user.schema';
import { roleMatrix } from './role-matrix';

/** Written by hand from docs/product/permissions.md#capabilities-in-settings. */
const table = `
  Manage Brand Assets  yes yes no
  View Brand Assets    yes yes yes
  Create Content       yes yes no
  Approve Content      yes yes no
  Generate AI Content  yes yes no
  Create Campaigns     yes yes no
  Manage Budgets       yes no  no
  View Performance     yes yes yes
  Upload Files         yes yes no
  Download Files       yes yes yes
  Delete Files         yes yes no
  Manage Team          yes yes no
  Invite Members       yes yes no
`;

it('shows what the enforced rights give each role', () => {
  const lines = roleMatrix().map((row) =>
    [row.label, ...globalRoles.map((role) => (row[role] ? 'yes' : 'no'))].join(' '),
  );
  expect(lines).toEqual(
    table
      .trim()
      .split('\n')
      .map((line) => line.trim().replaceAll(/ +/g, ' ')),
  );
});
