import { formatCount } from '@brandroom/domain/format/count';
import { formatSize } from '@brandroom/domain/format/size';
import { formatDollars } from '@brandroom/domain/format/number';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Section } from '@brandroom/ui/Section';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { agencyMessages } from './agency.messages';
import { SettingsPage } from '../page/SettingsPage';

const messages = agencyMessages.billing;

/** The sample plan, and the live counts of this workspace. */
export function BillingScreen() {
  return (
    <SettingsPage page="billing">
      <Plan />
    </SettingsPage>
  );
}

function Plan() {
  const { data: plan } = useSuspenseQuery(useApi().billing.plan.queryOptions());
  const { brands, teamMembers, workspace } = plan;
  const files = formatCount(workspace.files, 'file');
  return (
    <>
      <Section title={messages.plan} description={messages.planHelp}>
        <DescriptionList
          items={[
            { term: messages.name, detail: plan.name },
            { term: messages.price, detail: messages.perMonth(formatDollars(plan.pricePerMonth)) },
            { term: messages.brands, detail: messages.of(brands.used, brands.limit) },
            {
              term: messages.teamMembers,
              detail: messages.of(teamMembers.used, teamMembers.limit),
            },
            { term: messages.storage, detail: messages.used(plan.storageUsed) },
          ]}
        />
      </Section>
      <Section title={messages.workspace} description={messages.workspaceHelp}>
        <DescriptionList
          items={[
            { term: messages.brands, detail: workspace.brands },
            { term: messages.people, detail: workspace.people },
            {
              term: messages.files,
              detail: messages.fileCount(files, formatSize(workspace.fileBytes)),
            },
          ]}
        />
      </Section>
    </>
  );
}
