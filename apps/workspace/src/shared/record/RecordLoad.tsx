import type { BrandId } from '@brandroom/domain/id.schema';
import { FiguresSkeleton } from '@brandroom/ui/FiguresSkeleton';
import { Page } from '@brandroom/ui/Page';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import type { QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useRecordBrand } from '../brand/use-record-brand';
import { Load } from '../load/Load';

interface RecordLoadProps<Fetched, Failure, Data, Key extends QueryKey> {
  id: string;
  layout: 'figures' | 'form';
  /** The name of the loading state: "Loading campaign". */
  label: string;
  notFound: ReactNode;
  query: UseSuspenseQueryOptions<Fetched, Failure, Data, Key>;
  children: (item: Data) => ReactNode;
}

/** Loads the data of one record's page, and shows when it is loading or not found. */
export function RecordLoad<
  Fetched,
  Failure,
  Data extends { brandId: BrandId },
  Key extends QueryKey,
>({ id, layout, label, notFound, query, children }: RecordLoadProps<Fetched, Failure, Data, Key>) {
  return (
    <Load
      label={label}
      skeleton={
        <Page layout={layout}>
          {layout === 'form' ? <PageSkeleton layout="form" /> : <FiguresSkeleton />}
        </Page>
      }
      notFound={notFound}
      resetKey={id}
      frame={(content) => <Page layout={layout}>{content}</Page>}
    >
      <Loaded query={query}>{children}</Loaded>
    </Load>
  );
}

function Loaded<Fetched, Failure, Data extends { brandId: BrandId }, Key extends QueryKey>({
  query,
  children,
}: Pick<RecordLoadProps<Fetched, Failure, Data, Key>, 'query' | 'children'>) {
  const { data } = useSuspenseQuery(query);
  useRecordBrand(data.brandId);
  return children(data);
}
