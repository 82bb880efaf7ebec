import type { ContentItem, HistoryEntry } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import { can } from '@brandroom/domain/rights/can';
import { snapshotOf } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useNow } from '../../../shared/time/clock';

/** The target of a restore: the item itself, or a copy of a decided item. */
export type RestoredAs = 'draft' | 'copy';

/**
 * Returns the target of a restore for the signed-in user; null without the permission
 * (docs/decisions/0014-restore-as-draft.md).
 */
export function useRestoredAs(item: ContentItem): RestoredAs | null {
  const { user } = useWorkspace();
  const at = useNow()();
  const snapshot = snapshotOf(item);
  if (snapshot.hasTag('terminal'))
    return can(user, contentRight('create', item.type), item.brandId) ? 'copy' : null;
  return snapshot.can({ type: 'REVERT', by: workflowActor(user, item), at }) ? 'draft' : null;
}

const hasOtherWords = ({ changes }: HistoryEntry) =>
  changes.some(({ field }) => field !== 'scheduledFor');

/** Returns the versions that differ from the current item, by number. */
export function earlierVersions(history: readonly HistoryEntry[]): ReadonlySet<number> {
  const newest = Math.max(...history.filter(hasOtherWords).map(({ version }) => version));
  return new Set(
    history
      .filter((entry) => entry.version < newest)
      .filter((entry) => entry.action === 'create' || hasOtherWords(entry))
      .map(({ version }) => version),
  );
}
