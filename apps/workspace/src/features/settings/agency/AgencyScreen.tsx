import type { AgencyProfile } from '@brandroom/domain/account/agency.schema';
import type { BarAction } from '@brandroom/ui/bar-action';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Inline } from '@brandroom/ui/Inline';
import { lazyDialog, usePreload } from '@brandroom/ui/lazy-part';
import { Section } from '@brandroom/ui/Section';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { useHref } from '../../../shared/navigation/use-href';
import { AgencyForm } from './AgencyForm';
import { agencyMessages } from './agency.messages';
import { SettingsPage } from '../page/SettingsPage';

const messages = agencyMessages.agency;
const formId = 'agency-form';
const TransferDialog = lazyDialog(async () => (await import('./TransferDialog')).TransferDialog);
const preloaded = [TransferDialog];

/** Whether the loaded form is being submitted; null without a form. */
type FormState = { isSubmitting: boolean } | null;

/** The agency's profile, its owner, and a link to its brands; for administrators. */
export function AgencyScreen() {
  const [form, setForm] = useState<FormState>(null);
  const save: BarAction = {
    id: 'save-agency',
    label: messages.save,
    form: formId,
    isPrimary: true,
    isPending: form?.isSubmitting ?? false,
    pendingLabel: agencyMessages.saving,
  };
  return (
    <SettingsPage page="agency" actions={form ? [save] : []}>
      <Agency onFormState={setForm} />
    </SettingsPage>
  );
}

function Agency({ onFormState }: { onFormState: (state: FormState) => void }) {
  const { data: agency } = useSuspenseQuery(useApi().agency.get.queryOptions());
  const hrefTo = useHref();
  return (
    <>
      <Section title={messages.profile}>
        <AgencyForm agency={agency} formId={formId} onState={onFormState} />
      </Section>
      <Ownership agency={agency} />
      <Section title={messages.brands} description={messages.brandsHelp}>
        <Inline>
          <ButtonLink href={hrefTo({ to: '/settings/$page', params: { page: 'brands' } })}>
            {messages.manageBrands}
          </ButtonLink>
        </Inline>
      </Section>
    </>
  );
}

function Ownership({ agency }: { agency: AgencyProfile }) {
  const [isOpen, setOpen] = useState(false);
  usePreload(preloaded);
  const { ownerName, ownerEmail } = agency;
  const owner = ownerEmail === '' ? messages.noOwner : messages.ownedBy(ownerName, ownerEmail);
  return (
    <Section title={messages.ownership}>
      <DescriptionList items={[{ term: messages.owner, detail: owner }]} />
      <Inline>
        <Button aria-haspopup="dialog" onPress={() => setOpen(true)}>
          {messages.transfer}
        </Button>
      </Inline>
      {isOpen && <TransferDialog agency={agency} onClose={() => setOpen(false)} />}
    </Section>
  );
}
