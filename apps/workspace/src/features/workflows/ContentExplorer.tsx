import { formatDuration } from '@brandroom/domain/format/duration';
import type { BrandId } from '@brandroom/domain/id.schema';
import { contentId } from '@brandroom/domain/id.schema';
import { lazyPart } from '@brandroom/ui/lazy-part';
import type { ExplorerSource } from '@brandroom/workflow-explorer/source';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import * as v from 'valibot';

import { useWorkspace } from '../../shared/brand/workspace';
import type { ContentParts } from './BrandExplorer';
import { BrandExplorer, typeIn } from './BrandExplorer';
import { countsOf, useSummaryOptions } from './use-workflow-summary';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

/** With a stored item. */
export const ItemExplorer = lazyPart(async () => (await import('./ItemExplorer')).ItemExplorer);

interface ContentExplorerProps extends ContentParts {
  /** Instead of an id that no item can have. */
  notFound: ReactNode;
}

/** The content workflow, with the people of the brand who the viewer can see, and with an item. */
export function ContentExplorer({ machine, search, notFound }: ContentExplorerProps) {
  const { brandId } = useWorkspace();
  if (search.item !== undefined) {
    const { success, output } = v.safeParse(contentId, search.item);
    return success ? (
      <ItemExplorer machine={machine} id={output} search={search}>
        {(parts) => <BrandExplorer machine={machine} search={search} {...parts} />}
      </ItemExplorer>
    ) : (
      notFound
    );
  }
  return brandId === null ? (
    <BrandExplorer machine={machine} search={search} item={null} source={{ kind: 'none' }} />
  ) : (
    <OfBrand machine={machine} search={search} brandId={brandId} />
  );
}

/** With how many of the brand's items have each status: those of the chosen type, or all for a change of the workflow. */
function OfBrand({ brandId, ...rest }: ContentParts & { brandId: BrandId }) {
  const { search } = rest;
  const type = search.view === 'compare' ? undefined : typeIn(search);
  const { data } = useQuery(useSummaryOptions(brandId, type));
  const source: ExplorerSource = useMemo(
    () =>
      data
        ? {
            kind: 'summary',
            counts: countsOf(data),
            stays: Object.fromEntries(
              data.statuses.flatMap(({ status, median, p90 }) =>
                median === null || p90 === null
                  ? []
                  : [[status, messages.stays(formatDuration(median), formatDuration(p90))]],
              ),
            ),
          }
        : { kind: 'none' },
    [data],
  );
  return <BrandExplorer {...rest} item={null} source={source} />;
}
