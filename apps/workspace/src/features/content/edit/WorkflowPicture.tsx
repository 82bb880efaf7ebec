import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { statusChanges } from '@brandroom/domain/content/workflow-summary';
import { contentWorkflow } from '@brandroom/machines/content-workflow/content-workflow.machine';
import { readMachine } from '@brandroom/statechart/read-machine';
import { Miniature } from '@brandroom/workflow-explorer/Miniature';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useOfferedActions } from '../item/offered-actions';

const graph = readMachine(contentWorkflow);
const unique = <Value,>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** The workflow as a small picture: where the item is, was, and can go. */
export function WorkflowPicture({ item }: { item: ContentItem }) {
  const api = useApi();
  const { data } = useSuspenseQuery(api.content.history.queryOptions({ input: { id: item.id } }));
  const offered = useOfferedActions(item);
  const here = item.status;
  const { changes: taken } = statusChanges(data);
  const passed = unique(taken.map(({ from }) => from));
  const possible = unique(
    offered.filter(({ allowed }) => allowed).map(({ leadsTo }) => leadsTo),
  ).filter((status) => status !== here);
  const others = passed.filter((status) => status !== here);
  return <Miniature graph={graph} place={{ here, passed: others, possible, taken }} />;
}
