import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

import type { ExplorerView } from '../place';
import { explorerMessages as messages } from './explorer.messages';
import {
  CompareView,
  DiagramView,
  ExportView,
  LogView,
  PeopleView,
  TableView,
  TryView,
} from './lazy-views';
import { OutlineView } from './OutlineView';

/** Elements that stay the same are rendered for a change of the explorer, not for each render of its parents. */
const views: Readonly<Record<ExplorerView, ReactNode>> = {
  outline: <OutlineView />,
  diagram: <DiagramView />,
  table: <TableView />,
  log: <LogView />,
  people: <PeopleView />,
  try: <TryView />,
  export: <ExportView />,
  compare: <CompareView />,
};

/** The view of the place, and its skeleton while its code loads. */
export function ShownView({ view }: { view: ExplorerView }) {
  return (
    <Suspense
      fallback={
        <LoadingRegion label={messages.loading}>
          <Skeleton shape="block" />
        </LoadingRegion>
      }
    >
      {views[view]}
    </Suspense>
  );
}
