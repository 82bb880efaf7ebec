import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { emailCampaignId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { Counts } from '@brandroom/workflow-explorer/source';
import { skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';

import { useApi } from '../../shared/api/api';
import { useRecordBrand } from '../../shared/brand/use-record-brand';
import { useWorkspace } from '../../shared/brand/workspace';
import { useHref } from '../../shared/navigation/use-href';
import { useNowOf } from '../../shared/time/use-now-of';
import type { AddressedExplorerProps } from './AddressedExplorer';
import { emailCounts, emailSource } from './email-source';
import type { MachineSearch } from './machine-search';
import { stateAt } from './state-at';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

/** The part of the explorer that depends on the email and on its brand. */
type EmailParts = Pick<
  AddressedExplorerProps,
  'source' | 'now' | 'startState' | 'brandId' | 'counts' | 'helpFor'
>;

interface EmailExplorerProps {
  /** The id of an email, as the address names it. */
  item: string | undefined;
  search: MachineSearch;
  /** Instead of an id that no email can have. */
  notFound: ReactNode;
  /** Shows the explorer, whose code is on the page already. */
  children: (parts: EmailParts) => ReactNode;
}

/** The sending of emails, with the number of emails in each state, and with an email. */
export function EmailExplorer({ item, search, notFound, children }: EmailExplorerProps) {
  const { brandId } = useWorkspace();
  const counts = useEmailCounts(item === undefined && search.view === 'compare' ? brandId : null);
  if (item === undefined) return children({ source: { kind: 'none' }, counts });
  const { success, output } = v.safeParse(emailCampaignId, item);
  return success ? (
    <OfEmail id={output} search={search}>
      {children}
    </OfEmail>
  ) : (
    notFound
  );
}

interface OfEmailProps extends Pick<EmailExplorerProps, 'search' | 'children'> {
  id: EmailCampaign['id'];
}

function OfEmail({ id, search, children }: OfEmailProps) {
  const api = useApi();
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const { data: email } = useSuspenseQuery(api.emails.get.queryOptions({ input: { id } }));
  const { brandId } = email;
  useRecordBrand(brandId);
  const brandName = useBrandName(brandId);
  const counts = useEmailCounts(search.view === 'compare' ? brandId : null);
  const source = useMemo(
    () =>
      emailSource(email, {
        user,
        brandName,
        href: hrefTo({ to: '/marketing/emails/$id', params: { id } }),
      }),
    [email, user, brandName, hrefTo, id],
  );
  const now = useNowOf(source);
  const mayEdit = email.status === 'draft' && can(user, 'email.edit', brandId);
  const helpFor = useCallback(() => {
    const href = hrefTo({ to: '/marketing/emails/$id/edit', params: { id } });
    return mayEdit ? { label: messages.openEmail, href } : null;
  }, [mayEdit, hrefTo, id]);
  const startState = stateAt(source, search.at) ?? String(source.snapshot.value);
  return children({ source, now, startState, brandId, counts, helpFor });
}

/** The number of a brand's emails in each state; undefined without a brand, and until they are known. */
function useEmailCounts(brandId: BrandId | null): Counts | undefined {
  const input = brandId === null ? skipToken : { brandId };
  const { data } = useQuery(useApi().emails.list.queryOptions({ input }));
  return data && emailCounts(data);
}

/** The name of an email's brand, which its check reads. */
function useBrandName(brandId: BrandId): string {
  const { data } = useSuspenseQuery(useApi().brands.list.queryOptions());
  return data.find(({ id }) => id === brandId)?.name ?? '';
}
