import type { ContentType } from '@brandroom/domain/content/content.schema';
import { explorerViews } from '@brandroom/workflow-explorer/place';
import * as v from 'valibot';

import { oneOf, searchText } from '../../shared/navigation/search-params';

/** Named here, because the first page loads this file and not the schema of content. */
const types = ['social', 'email', 'blog'] as const satisfies readonly ContentType[];

/** The address of a workflow: everything that its link shares, and never any data. */
export const machineSearch = v.object({
  view: oneOf(explorerViews),
  state: searchText(),
  event: searchText(),
  as: searchText(),
  item: searchText(),
  actor: searchText(),
  at: searchText(),
  compare: searchText(),
  /**
   * The ends of the question “How to get there”, the person beside the one who is played, and whether only their
   * differences are listed.
   */
  from: searchText(),
  to: searchText(),
  other: searchText(),
  only: oneOf(['differences']),
  /** Of the content workflow without an item: rights differ by type. */
  type: oneOf(types),
});
export type MachineSearch = v.InferOutput<typeof machineSearch>;
