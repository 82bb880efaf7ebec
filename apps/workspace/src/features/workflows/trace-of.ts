import { contentActionSentences } from '@brandroom/domain/content/action-sentences';
import type { HistoryEntry } from '@brandroom/domain/content/content.schema';
import { writtenFieldLabels } from '@brandroom/domain/content/diff';
import { formatDateTime } from '@brandroom/domain/format/date';
import { joinList } from '@brandroom/domain/format/list';
import { eventsOfAction, workflowSteps } from '@brandroom/machines/content-workflow/workflow-steps';
import type { TraceEntry } from '@brandroom/workflow-explorer/source';

import { timeZone } from '../../shared/time/time-zone';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;
const labels: Readonly<Record<string, string>> = writtenFieldLabels;

/**
 * The event of a history entry. Older entries did not keep it: it is the one behind their action that
 * leads from the one status to the other. Actions outside of the workflow have none.
 */
function eventOf({ action, event, from, to }: HistoryEntry): string | null {
  if (event) return event.type;
  const events = eventsOfAction[action];
  const step = workflowSteps.find(
    (each) => each.from === from && each.to === to && events.includes(each.event),
  );
  return step?.event ?? events[0] ?? null;
}

/** What happened in words: “Ada approved this”. */
export function titleOf({ byName, action }: HistoryEntry): string {
  return `${byName} ${contentActionSentences[action]}`;
}

/** A line of an item's history as the explorer's log shows it. */
export function traceOf(entry: HistoryEntry): TraceEntry {
  const { id, at, from, to, note, changes } = entry;
  const changed = changes.map(({ field }) => labels[field] ?? field);
  return {
    id,
    title: titleOf(entry),
    time: formatDateTime(at, timeZone),
    outcome: 'taken',
    event: eventOf(entry),
    from,
    to,
    details: [
      ...(note === null ? [] : [messages.note(note)]),
      ...(changed.length === 0 ? [] : [messages.changed(joinList(changed))]),
    ],
  };
}
