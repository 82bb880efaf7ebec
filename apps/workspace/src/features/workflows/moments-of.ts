import type { ContentItem, HistoryEntry } from '@brandroom/domain/content/content.schema';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { formatDateTime } from '@brandroom/domain/format/date';
import { formatDuration } from '@brandroom/domain/format/duration';
import { snapshotOf } from '@brandroom/machines/content-workflow/decide';
import { foldJournal } from '@brandroom/machines/content-workflow/fold-journal';
import type { Moment, MomentKind } from '@brandroom/workflow-explorer/source';

import { timeZone } from '../../shared/time/time-zone';
import { titleOf } from './trace-of';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

/** A shorter time between two moments is not said. */
const shortestIdle = 3_600_000;

/** The time between two moments, in words; null for a short one. */
export function idleText(from: string, to: string): string | null {
  const idle = Date.parse(to) - Date.parse(from);
  return idle < shortestIdle ? null : formatDuration(idle);
}

function kindOf({ action, event }: HistoryEntry): MomentKind {
  if (action === 'due') return 'clock';
  if (action === 'takeBack') return 'undo';
  return action === 'restore' || event?.type === 'REVERT' ? 'restore' : 'person';
}

/** An item after each entry of its history, oldest first, for the explorer's timeline. */
export function momentsOf(
  type: ContentItem['type'],
  history: readonly HistoryEntry[],
): readonly Moment[] {
  const folded = foldJournal(type, history);
  return folded.map(({ entry, facts, differs }, index) => {
    const before = folded[index - 1]?.entry;
    return {
      id: entry.id,
      at: entry.at,
      time: formatDateTime(entry.at, timeZone),
      title: titleOf(entry),
      kind: kindOf(entry),
      snapshot: snapshotOf(facts),
      idle: before ? idleText(before.at, entry.at) : null,
      difference:
        differs === null
          ? null
          : messages.differs(contentStatusLabels[differs], contentStatusLabels[entry.to]),
    };
  });
}
