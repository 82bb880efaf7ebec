import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { emailCampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { sender } from '@brandroom/machines/email-send/email-send.catalog';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';

import { useApi } from '../../shared/api/api';
import { useRecordBrand } from '../../shared/brand/use-record-brand';
import { useWorkspace } from '../../shared/brand/workspace';
import { useHref } from '../../shared/navigation/use-href';
import { useNow } from '../../shared/time/clock';
import type { AddressedExplorerProps } from './AddressedExplorer';
import { emailSource } from './email-source';
import type { LoadedMachine } from './machine-loads';
import type { BrandPeople } from './use-people';
import { useBrandPeople } from './use-people';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

/** The part of the explorer that depends on the email and on its brand. */
type EmailParts = BrandPeople &
  Pick<AddressedExplorerProps, 'source' | 'now' | 'startState' | 'brandId' | 'helpFor'>;

interface EmailExplorerProps {
  machine: LoadedMachine;
  /** The id of an email, as the address names it. */
  item: string | undefined;
  /** Instead of an id that no email can have. */
  notFound: ReactNode;
  /** Shows the explorer, whose code is on the page already. */
  children: (parts: EmailParts) => ReactNode;
}

/** The sending of emails, with the people of the brand who the viewer can see, and with an email. */
export function EmailExplorer({ machine, item, notFound, children }: EmailExplorerProps) {
  const { brandId } = useWorkspace();
  const found = useBrandPeople(machine.people, brandId, sender);
  if (item === undefined) return children({ ...found, source: { kind: 'none' } });
  const { success, output } = v.safeParse(emailCampaignId, item);
  return success ? (
    <OfEmail machine={machine} id={output}>
      {children}
    </OfEmail>
  ) : (
    notFound
  );
}

interface OfEmailProps extends Pick<EmailExplorerProps, 'machine' | 'children'> {
  id: EmailCampaign['id'];
}

function OfEmail({ machine, id, children }: OfEmailProps) {
  const api = useApi();
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const [now] = useState(useNow());
  const { data: email } = useSuspenseQuery(api.emails.get.queryOptions({ input: { id } }));
  const { brandId } = email;
  useRecordBrand(brandId);
  const brandName = useBrandName(brandId);
  const found = useBrandPeople(machine.people, brandId, sender);
  const source = useMemo(
    () =>
      emailSource(email, {
        user,
        brandName,
        href: hrefTo({ to: '/marketing/emails/$id', params: { id } }),
      }),
    [email, user, brandName, hrefTo, id],
  );
  const mayEdit = email.status === 'draft' && can(user, 'email.edit', brandId);
  const helpFor = useCallback(() => {
    const href = hrefTo({ to: '/marketing/emails/$id/edit', params: { id } });
    return mayEdit ? { label: messages.openEmail, href } : null;
  }, [mayEdit, hrefTo, id]);
  const startState = String(source.snapshot.value);
  return children({ ...found, source, now, startState, brandId, helpFor });
}

/** The name of an email's brand, which its check reads. */
function useBrandName(brandId: BrandId): string {
  const { data } = useSuspenseQuery(useApi().brands.list.queryOptions());
  return data.find(({ id }) => id === brandId)?.name ?? '';
}
