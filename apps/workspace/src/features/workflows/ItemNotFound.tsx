import type { BrandId } from '@brandroom/domain/id.schema';
import { emailStatusLabels } from '@brandroom/domain/campaign/email-status';
import { machineCatalog } from '@brandroom/machines/catalog.gen';
import type { ListRow } from '@brandroom/ui/RowList';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { RowList } from '@brandroom/ui/RowList';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { StatusBadge } from '@brandroom/ui/StatusBadge';
import { nearest } from '@brandroom/workflow-explorer/nearest';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { useHref } from '../../shared/navigation/use-href';
import { RecordNotFound } from '../../shared/record/RecordNotFound';
import { DateText } from '../../shared/time/DateText';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

/** The most items offered instead. */
const limit = 5;

interface RecentProps {
  slug: string;
  brandId: BrandId;
}

/** The items offered instead, by the slug of their workflow. */
const recentOf: Readonly<Record<string, ComponentType<RecentProps>>> = {
  'content-workflow': RecentContent,
  'email-send': RecentEmails,
};

interface ItemNotFoundProps {
  slug: string;
  /** Called once it is drawn. */
  onShow: () => void;
}

/** Instead of an item that does not exist, or that the person has no access to: the ways to others. */
export function ItemNotFound({ slug, onShow }: ItemNotFoundProps) {
  const { brandId } = useWorkspace();
  const href = useHref()({ to: '/workflows/$machine', params: { machine: slug } });
  const Recent = recentOf[slug];
  const show = useEffectEvent(onShow);
  useLayoutEffect(() => show(), []);
  return (
    <Stack gap={24} data-first-content="">
      <EmptyState
        title={messages.itemNotFound}
        description={Recent ? messages.itemNotFoundHelp : messages.noItems}
        action={<ButtonLink href={href}>{messages.withoutItem}</ButtonLink>}
      />
      {brandId !== null && Recent && <Recent slug={slug} brandId={brandId} />}
    </Stack>
  );
}

function RecentContent({ slug, brandId }: RecentProps) {
  const input = { brandId, orderBy: 'updatedAt' as const, limit };
  const { data } = useQuery(useApi().content.list.queryOptions({ input }));
  const rows = data?.items.map(({ id, title, updatedAt, status }) => ({
    id,
    title,
    updatedAt,
    end: <StatusBadge status={status} isPlain />,
  }));
  return <RecentItems slug={slug} rows={rows} />;
}

function RecentEmails({ slug, brandId }: RecentProps) {
  const { data } = useQuery(useApi().emails.list.queryOptions({ input: { brandId } }));
  const rows = data
    ?.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))
    .slice(0, limit)
    .map(({ id, name, updatedAt, status }) => ({
      id,
      title: name,
      updatedAt,
      end: emailStatusLabels[status],
    }));
  return <RecentItems slug={slug} rows={rows} />;
}

interface RecentItemsProps {
  slug: string;
  /** Undefined until they are known. */
  rows: readonly (Pick<ListRow, 'id' | 'title' | 'end'> & { updatedAt: string })[] | undefined;
}

/** The items that the person can see, the last changed first. */
function RecentItems({ slug, rows = [] }: RecentItemsProps) {
  const hrefTo = useHref();
  if (rows.length === 0) return null;
  return (
    <Section title={messages.recent} isCard>
      <RowList
        label={messages.recent}
        rows={rows.map(({ updatedAt, ...row }) => ({
          ...row,
          href: hrefTo({
            to: '/workflows/$machine',
            params: { machine: slug },
            search: { item: row.id },
          }),
          facts: <DateText at={updatedAt} withTime />,
        }))}
      />
    </Section>
  );
}

/** The page of an address that names no workflow. */
export function UnknownMachine({ slug: given }: { slug: string }) {
  const hrefTo = useHref();
  const guess = nearest(
    given,
    machineCatalog.map(({ slug }) => slug),
  );
  const found = machineCatalog.find(({ slug }) => slug === guess);
  return (
    <RecordNotFound
      messages={{
        notFoundTitle: messages.notFound,
        notFound: messages.notFoundHelp(given),
        toList: messages.toList,
      }}
      list={hrefTo({ to: '/workflows' })}
      nearest={
        found && {
          href: hrefTo({ to: '/workflows/$machine', params: { machine: found.slug } }),
          label: messages.nearest(found.label),
        }
      }
    />
  );
}
