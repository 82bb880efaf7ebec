import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { ContentId } from '@brandroom/domain/id.schema';
import { snapshotOf } from '@brandroom/machines/content-workflow/decide';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import type { Counts, ExplorerSource } from '@brandroom/workflow-explorer/source';
import { useQuery, useSuspenseQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMemo } from 'react';

import { useApi } from '../../shared/api/api';
import { useRecordBrand } from '../../shared/brand/use-record-brand';
import { useHref } from '../../shared/navigation/use-href';
import { itemPayloads } from './item-payloads';
import type { LoadedMachine } from './machine-loads';
import { momentsOf } from './moments-of';
import { traceOf } from './trace-of';
import { countsOf, useSummaryOptions } from './use-workflow-summary';

interface ItemExplorerProps {
  machine: LoadedMachine;
  id: ContentId;
  /** Whether the view is on show that counts the items of the brand. */
  isCompared: boolean;
  /** Shows the explorer, whose code is on the page already. */
  children: (item: ContentItem, source: ExplorerSource, counts: Counts | undefined) => ReactNode;
}

/** An item of the content workflow: where it is, and its history. */
export function ItemExplorer({ machine, id, isCompared, children }: ItemExplorerProps) {
  const { graph } = machine;
  const chart = useMemo(() => chartOf(graph), [graph]);
  const api = useApi();
  const hrefTo = useHref();
  const input = { id };
  const [{ data: item }, { data: history }] = useSuspenseQueries({
    queries: [api.content.get.queryOptions({ input }), api.content.history.queryOptions({ input })],
  });
  useRecordBrand(item.brandId);
  const { data } = useQuery({ ...useSummaryOptions(item.brandId), enabled: isCompared });
  const source: ExplorerSource = useMemo(
    () => ({
      kind: 'item',
      name: item.title,
      href: hrefTo({ to: '/content/edit/$id', params: { id: item.id } }),
      snapshot: snapshotOf(item),
      trace: history.map((entry) => traceOf(chart, entry)),
      moments: momentsOf(item.type, history),
      payloads: itemPayloads(item, history),
    }),
    [item, history, chart, hrefTo],
  );
  return children(item, source, data && countsOf(data));
}
