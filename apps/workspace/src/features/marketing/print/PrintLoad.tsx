import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import type { ReactNode } from 'react';

import { useApi } from '../../../shared/api/api';
import { RecordLoad } from '../../../shared/record/RecordLoad';
import { printMessages } from './print.messages';
import { PrintNotFound } from './PrintNotFound';

interface PrintLoadProps {
  id: PrintItem['id'];
  layout: 'figures' | 'form';
  children: (item: PrintItem) => ReactNode;
}

/** Loads the data of one item's page, and shows when it is loading or not found. */
export function PrintLoad({ id, layout, children }: PrintLoadProps) {
  const { print } = useApi();
  return (
    <RecordLoad
      id={id}
      layout={layout}
      label={printMessages.page.loading}
      notFound={<PrintNotFound />}
      query={print.get.queryOptions({ input: { id } })}
    >
      {children}
    </RecordLoad>
  );
}
