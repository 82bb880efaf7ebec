import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import { FiguresSkeleton } from '@brandroom/ui/FiguresSkeleton';
import { Page } from '@brandroom/ui/Page';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../shared/api/api';
import { useRecordBrand } from '../../../shared/brand/use-record-brand';
import { Load } from '../../../shared/load/Load';
import { printMessages } from './print.messages';
import { PrintNotFound } from './PrintNotFound';

interface PrintLoadProps {
  id: PrintItem['id'];
  layout: 'figures' | 'form';
  children: (item: PrintItem) => ReactNode;
}

/** Loads the data of one item's page, and shows when it is loading or not found. */
export function PrintLoad({ id, layout, children }: PrintLoadProps) {
  return (
    <Load
      label={printMessages.page.loading}
      skeleton={
        <Page layout={layout}>
          {layout === 'form' ? <PageSkeleton layout="form" /> : <FiguresSkeleton />}
        </Page>
      }
      notFound={<PrintNotFound />}
      resetKey={id}
      frame={(content) => <Page layout={layout}>{content}</Page>}
    >
      <Loaded id={id}>{children}</Loaded>
    </Load>
  );
}

function Loaded({ id, children }: Pick<PrintLoadProps, 'id' | 'children'>) {
  const { data } = useSuspenseQuery(useApi().print.get.queryOptions({ input: { id } }));
  useRecordBrand(data.brandId);
  return children(data);
}
