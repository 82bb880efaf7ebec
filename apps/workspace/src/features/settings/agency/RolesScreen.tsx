import type { BrandRole, GlobalRole } from '@brandroom/domain/account/user.schema';
import { brandRoleDescriptions, globalRoleDescriptions } from '@brandroom/domain/rights/labels';
import { brandRoleLabels, globalRoleLabels } from '@brandroom/domain/rights/role-labels';
import type { RoleMatrixRow } from '@brandroom/domain/rights/role-matrix';
import { roleMatrix } from '@brandroom/domain/rights/role-matrix';
import type { DataColumn } from '@brandroom/ui/data-column';
import { DataTable } from '@brandroom/ui/DataTable';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Check, Minus } from 'lucide';

import { agencyMessages } from './agency.messages';
import { SettingsPage } from '../page/SettingsPage';

const messages = agencyMessages.roles;
const globalRoles = Object.keys(globalRoleLabels) as GlobalRole[];
const brandRoles = Object.keys(brandRoleLabels) as BrandRole[];

const columns: readonly DataColumn<RoleMatrixRow>[] = [
  {
    id: 'capability',
    header: messages.capability,
    isRowHeader: true,
    cell: ({ label }) => label,
  },
  ...globalRoles.map((role): DataColumn<RoleMatrixRow> => ({
    id: role,
    header: globalRoleLabels[role],
    isNowrap: true,
    cell: (row) => <Answer isYes={row[role]} />,
  })),
];

/** The permissions of each role; for administrators. */
export function RolesScreen() {
  return (
    <SettingsPage page="roles">
      <Section title={messages.roles} description={messages.rolesHelp}>
        <DescriptionList
          items={globalRoles.map((role) => ({
            term: globalRoleLabels[role],
            detail: globalRoleDescriptions[role],
          }))}
        />
      </Section>
      <Section title={messages.matrix} description={messages.matrixHelp}>
        <DataTable
          caption={messages.matrix}
          columns={columns}
          rows={roleMatrix()}
          getRowId={({ label }) => label}
        />
      </Section>
      <Section title={messages.brandRoles} description={messages.brandRolesHelp}>
        <DescriptionList
          items={brandRoles.map((role) => ({
            term: brandRoleLabels[role],
            detail: brandRoleDescriptions[role],
          }))}
        />
      </Section>
    </SettingsPage>
  );
}

function Answer({ isYes }: { isYes: boolean }) {
  return (
    <Inline as="span" gap={4} isWrapping={false}>
      <Icon of={isYes ? Check : Minus} size="small" />
      {isYes ? messages.yes : messages.no}
    </Inline>
  );
}
