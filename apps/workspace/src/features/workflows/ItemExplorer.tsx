import { contentRight } from '@brandroom/domain/content/visibility';
import type { ContentId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { snapshotOf } from '@brandroom/machines/content-workflow/decide';
import type { Refusal } from '@brandroom/statechart/refusals';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import type { ExplorerSource } from '@brandroom/workflow-explorer/source';
import { useQuery, useSuspenseQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';

import { useApi } from '../../shared/api/api';
import { useRecordBrand } from '../../shared/brand/use-record-brand';
import { useWorkspace } from '../../shared/brand/workspace';
import { useHref } from '../../shared/navigation/use-href';
import { useNowOf } from '../../shared/time/use-now-of';
import type { ItemParts } from './BrandExplorer';
import { itemPayloads } from './item-payloads';
import type { LoadedMachine } from './machine-loads';
import type { MachineSearch } from './machine-search';
import { stateAt } from './state-at';
import { momentsOf } from './moments-of';
import { traceOf } from './trace-of';
import { countsOf, useSummaryOptions } from './use-workflow-summary';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

interface ItemExplorerProps {
  machine: LoadedMachine;
  id: ContentId;
  search: MachineSearch;
  /** Shows the explorer, whose code is on the page already. */
  children: (parts: ItemParts) => ReactNode;
}

/** An item of the content workflow: where it is, and its history. */
export function ItemExplorer({ machine, id, search, children }: ItemExplorerProps) {
  const { graph } = machine;
  const chart = useMemo(() => chartOf(graph), [graph]);
  const api = useApi();
  const hrefTo = useHref();
  const { user } = useWorkspace();
  const input = { id };
  const [{ data: item }, { data: history }] = useSuspenseQueries({
    queries: [api.content.get.queryOptions({ input }), api.content.history.queryOptions({ input })],
  });
  useRecordBrand(item.brandId);
  const { data } = useQuery({
    ...useSummaryOptions(item.brandId),
    enabled: search.view === 'compare',
  });
  const href = hrefTo({ to: '/content/edit/$id', params: { id: item.id } });
  const mayChange = (['edit', 'publish'] as const).some((flag) =>
    can(user, contentRight(flag, item.type), item.brandId),
  );
  const helpFor = useCallback(
    ({ kind, guard }: Refusal) => {
      const isDate = kind === 'time' || guard === 'hasDate';
      return mayChange ? { label: isDate ? messages.toDate : messages.openItem, href } : null;
    },
    [mayChange, href],
  );
  const source: ExplorerSource = useMemo(
    () => ({
      kind: 'item',
      name: item.title,
      href,
      snapshot: snapshotOf(item),
      trace: history.map((entry) => traceOf(chart, entry)),
      moments: momentsOf(item.type, history),
      payloads: itemPayloads(item, history),
    }),
    [item, history, chart, href],
  );
  const now = useNowOf(source);
  const startState = stateAt(source, search.at) ?? item.status;
  return children({ item, source, now, startState, counts: data && countsOf(data), helpFor });
}
